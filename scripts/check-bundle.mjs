/**
 * Checks the web client as it was built: no server code in it, and every screen within the budget
 * for its first load (reference/limits.md). Prints the figures; exit code 1 when one is over.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** JavaScript that any screen may load before it shows, gzip. */
const SCREEN_BUDGET_KB = 270;
/** JavaScript of a prerendered page, gzip. */
const SITE_BUDGET_KB = 130;

/** @typedef {typeof import('./build-web.mjs').chunks} Chunks */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** @type {(workspace: string) => string[]} */
const dependencies = (workspace) => Object.keys(readJson(`${workspace}/package.json`).dependencies);

/** Packages that servers use and the web client does not. */
function serverPackages() {
  const browser = new Set([...dependencies('web'), 'zod']);
  return ['core', 'gateway', 'workers', 'embedded']
    .flatMap(dependencies)
    .filter((name) => !browser.has(name) && !name.startsWith('@vesper/'));
}

/**
 * The reason why a module must not be in the browser's bundle; undefined when it may.
 * @param {string} id
 * @param {string[]} forbidden
 */
function objection(id, forbidden) {
  if (/^(node:|\0?__vite-browser-external)/.test(id)) return 'a module of Node';
  const path = relative(root, id.replace(/^\0/, '').replace(/[?].*$/, ''));
  if (/^(gateway|workers|embedded)\//.test(path)) return 'server code';
  if (path.startsWith('core/') && !path.startsWith('core/src/contract/')) return 'server code';
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return name && forbidden.includes(name) ? 'a package for servers' : undefined;
}

/**
 * Everything that is loaded together with a file.
 * @param {Chunks} chunks
 * @param {string} file
 * @param {Set<string>} into
 */
function staticClosure(chunks, file, into = new Set()) {
  if (into.has(file)) return into;
  into.add(file);
  for (const next of chunks[file]?.imports ?? []) staticClosure(chunks, next, into);
  return into;
}

/**
 * Every chunk that can be reached → the files that are loaded on the way to it.
 * @param {Chunks} chunks
 */
function loadPaths(chunks) {
  const entries = Object.keys(chunks).filter((file) => chunks[file]?.isEntry);
  const reached = new Map(entries.map((file) => [file, staticClosure(chunks, file)]));
  for (const [, loaded] of reached) {
    for (const next of [...loaded].flatMap((file) => chunks[file]?.dynamicImports ?? [])) {
      if (!reached.has(next)) reached.set(next, staticClosure(chunks, next, new Set(loaded)));
    }
  }
  return reached;
}

/**
 * The screens of the product with the weight of their first load.
 * @param {Chunks} chunks
 */
function screens(chunks) {
  /** @type {Map<string, number>} */
  const size = new Map();
  /** @param {string} file */
  const kilobytes = (file) => {
    if (!size.has(file)) {
      size.set(file, gzipSync(readFileSync(join(root, 'web/dist', file))).length);
    }
    return (size.get(file) ?? 0) / 1000;
  };
  const all = [...loadPaths(chunks)].map(([file, loaded]) => ({
    name: /\/(\w+Page\.tsx|(?:landing|tos|privacy)\.html)$/.exec(
      chunks[file]?.facadeModuleId ?? '',
    )?.[1],
    isEntry: chunks[file]?.isEntry,
    kb: [...loaded].reduce((sum, each) => sum + kilobytes(each), 0),
  }));
  const pages = all.filter(({ name }) => name);
  return pages.length > 0 ? pages : all.filter(({ isEntry }) => isEntry);
}

/** @returns {{ problems: string[], report: string[] }} */
export function checkBundle() {
  const notes = '.cache/build/web-chunks.json';
  if (!existsSync(join(root, notes))) {
    return { problems: ['Build the web client first.'], report: [] };
  }
  /** @type {Chunks} */
  const chunks = readJson(notes);
  const forbidden = serverPackages();
  const problems = [];
  for (const id of Object.values(chunks).flatMap(({ moduleIds }) => moduleIds)) {
    const reason = objection(id, forbidden);
    if (reason) problems.push(`${id} is ${reason} and must not be in the web client.`);
  }
  const report = [];
  for (const { name = 'Shell', kb } of screens(chunks)) {
    const budget = name.endsWith('.html') ? SITE_BUDGET_KB : SCREEN_BUDGET_KB;
    report.push(`${name.replace('Page.tsx', '')}: ${kb.toFixed(0)} KB`);
    if (kb > budget) {
      problems.push(`${name} loads ${kb.toFixed(1)} KB; its budget is ${budget} KB.`);
    }
  }
  return { problems, report };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, report } = checkBundle();
  process.stdout.write(`First load, gzip: ${report.join(', ')}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
