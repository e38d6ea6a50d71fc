// Ways in short, as `web/src/pages/table/ways.rs` writes them: a line for all that differ by their last
// two words alone has what they share, each word before the last, and each last word.

/** @param {string} text */
export function expanded(text) {
  if (!text) return [];
  return text.split("\n").flatMap((line) => {
    const [stem = "", words = "", ends = ""] = line.split("\t");
    const heads = words.split(" ").map((word) => (stem ? `${stem} ${word}` : word));
    return heads.flatMap((head) => ends.split(" ").map((end) => (head ? `${head} ${end}` : end)));
  });
}
