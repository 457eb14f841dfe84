/**
 * Checks the web client as it was built: no server code in it, and every screen within the budget
 * for its first load (bytes as they are sent, and files). Prints the figures; exit code 1 when one is over.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** JavaScript that any screen may load before it shows, as it is sent: brotli. */
const SCREEN_BUDGET_KB = 296;
/** The screen with the most controls. */
const GENERATOR_BUDGET_KB = 304;
/** The desk, for the few who run the place, at large screens mostly. Its grid comes later. */
const DESK_BUDGET_KB = 339;
/** JavaScript of a prerendered page, likewise. */
const SITE_BUDGET_KB = 130;
/** Requests for it: each costs a round trip's share on a phone far away. */
const FILES_BUDGET = 28;

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

/** What a screen of the app loads around itself: the shell once one is signed in, and toasts. */
const FRAME = /\/(SignedInApp|Toaster)\.tsx$|\/motion-features\.ts$/;
const VISITORS_FRAME = /\/Toaster\.tsx$|\/motion-features\.ts$/;
const VISITORS_SCREEN =
  /^(SignIn|SignUp|ForgotPassword|ResetPassword|Landing|Terms|Privacy)Page\.tsx$/;

/**
 * The screens of the product with the weight of their first load.
 * @param {Chunks} chunks
 */
function screens(chunks) {
  /** @type {(pattern: RegExp) => string[]} */
  const find = (pattern) =>
    Object.keys(chunks).filter((file) => pattern.test(chunks[file]?.facadeModuleId ?? ''));
  /** @type {(file: string) => number} */
  const sentKilobytes = (file) => {
    const path = join(root, 'web/dist', file);
    const compressed = `${path}.br`;
    return statSync(existsSync(compressed) ? compressed : path).size / 1000;
  };
  /** @type {(name: string, first: string[]) => { name: string, files: number, kb: number }} */
  const weigh = (name, first) => {
    /** @type {Set<string>} */
    const loaded = new Set();
    for (const file of first) staticClosure(chunks, file, loaded);
    const kb = [...loaded].reduce((sum, file) => sum + sentKilobytes(file), 0);
    return { name, files: loaded.size, kb };
  };
  /** @type {(file: string) => string} */
  const nameOf = (file) => basename(chunks[file]?.facadeModuleId ?? '');
  const site = find(/\/(landing|tos|privacy)\.html$/).map((file) => weigh(nameOf(file), [file]));
  const app = find(/\/\w+Page\.tsx$/).map((file) => {
    const frame = find(VISITORS_SCREEN.test(nameOf(file)) ? VISITORS_FRAME : FRAME);
    return weigh(nameOf(file), [...find(/\/index\.html$/), ...frame, file]);
  });
  return [...site, ...app];
}

/** @type {(name: string) => number} */
function budgetOf(name) {
  if (name.endsWith('.html')) return SITE_BUDGET_KB;
  if (name === 'GeneratorPage.tsx') return GENERATOR_BUDGET_KB;
  return name === 'DeskPage.tsx' ? DESK_BUDGET_KB : SCREEN_BUDGET_KB;
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
  for (const { name, files, kb } of screens(chunks)) {
    const budget = budgetOf(name);
    report.push(`${name.replace('Page.tsx', '')}: ${kb.toFixed(0)} KB in ${files}`);
    if (kb > budget) {
      problems.push(`${name} loads ${kb.toFixed(1)} KB; its budget is ${budget} KB.`);
    }
    if (files > FILES_BUDGET) {
      problems.push(`${name} loads ${files} files; its budget is ${FILES_BUDGET}.`);
    }
  }
  return { problems, report };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, report } = checkBundle();
  process.stdout.write(`First load, brotli: ${report.join(', ')}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
