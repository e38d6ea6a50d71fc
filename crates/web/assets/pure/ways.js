// Ways in short: a line a head, then the last words that go with it.

/** @param {string} text */
export function expanded(text) {
  if (!text) return [];
  return text.split("\n").flatMap((line) => {
    const [head, ...tails] = line.split("\t");
    return tails.map((tail) => (head ? `${head} ${tail}` : tail));
  });
}
