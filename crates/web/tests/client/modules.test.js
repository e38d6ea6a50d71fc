// The modules of the client as a whole: what imports what, and what is sent to a browser.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ASSETS = resolve(dirname(fileURLToPath(import.meta.url)), "../../assets");

/** The modules that a page names itself; `first.js` is no module and comes before all of them. */
const ENTRIES = ["page-table.js", "page-learn.js", "page-rules.js", "page-plain.js"];
const BEFORE_ALL = "first.js";

const files = readdirSync(ASSETS, { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile())
  .map((it) => relative(ASSETS, join(it.parentPath ?? it.path, it.name)));
const modules = files.filter((it) => it.endsWith(".js"));

/** The ways to import: with names or without, handed on, and while running. */
const STATEMENTS = [
  /^import\s+(?:[^"';]*?\bfrom\s+)?["']([^"']+)["']/gm,
  /^export\s+(?:\*|\{)[^"';]*?\bfrom\s+["']([^"']+)["']/gm,
  /\bimport\(\s*["'`]([^"'`]+)["'`]/g,
];

/** What a module imports, as paths beside it; never what a comment names. */
function importsOf(module) {
  const source = readFileSync(join(ASSETS, module), "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const named = STATEMENTS.flatMap((it) => [...source.matchAll(it)].map(([, path]) => path));
  return named.map((path) => ({ path, file: relative(ASSETS, resolve(ASSETS, dirname(module), path)) }));
}

const graph = new Map(modules.map((module) => [module, importsOf(module)]));

/** The modules of the first ring of imports that is found, in order. */
function ring() {
  const done = new Set();
  const walk = (module, way) => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const { file } of graph.get(module) ?? []) {
      const found = walk(file, [...way, module]);
      if (found) return found;
    }
    done.add(module);
    return null;
  };
  for (const module of modules) {
    const found = walk(module, []);
    if (found) return found.join(" > ");
  }
  return null;
}

test("every import names a module that is there, by a path of its own", () => {
  const all = [...graph].flatMap(([module, imports]) => imports.map((it) => ({ module, ...it })));
  assert.ok(all.length > modules.length, "imports are found at all");
  const lost = all.filter((it) => !it.path.startsWith("./") || !modules.includes(it.file));
  assert.deepEqual(lost, []);
});

test("no module imports itself, however long the way", () => {
  assert.equal(ring(), null);
});

test("every module is reached from a page", () => {
  const reached = new Set([BEFORE_ALL]);
  const ahead = [...ENTRIES];
  while (ahead.length) {
    const module = ahead.pop();
    if (reached.has(module)) continue;
    reached.add(module);
    ahead.push(...(graph.get(module) ?? []).map((it) => it.file));
  }
  assert.deepEqual(modules.filter((it) => !reached.has(it)), []);
});

test("what decides without a page imports nothing that needs one", () => {
  const pure = modules.filter((it) => it.startsWith("pure/"));
  assert.ok(pure.length > 0);
  const needing = pure.filter((it) => graph.get(it)?.some(({ file }) => !file.startsWith("pure/")));
  assert.deepEqual(needing, []);
});

test("nothing but scripts, styles and pictures is sent to a browser", () => {
  assert.deepEqual(files.filter((it) => !/\.(js|css|svg)$/.test(it)), []);
  assert.deepEqual(files.filter((it) => it.includes("test")), []);
});
