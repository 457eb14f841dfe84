/**
 * `npm test`: everything that decides whether a change is good, in this order:
 * format, lint, unused, types, unit, bundle, integration, faults, e2e.
 *
 *   npm test -- unit e2e     these steps alone
 *   npm test -- quick        format, lint, types and unit: what to run before every commit
 *
 * The last line is `N passed, N failed`; a runner that crashes counts as one failure. A test that
 * fails is tried once more: one that passes then is counted as passed and named before the last
 * line, for it is a fault of the test or a rare one of the product, and is to be repaired.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNodeModules } from './node-modules.mjs';
import { ensureProgram } from './system-package.mjs';
import { countPlaywright, countVitest } from './test-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const resultDir = join(root, '.cache/test');
/** No step may hang the whole run. */
const STEP_LIMIT_MS = 25 * 60_000;

/**
 * @typedef {import('./test-results.mjs').Count} Count
 * @typedef {import('./test-results.mjs').Result} Result
 * @typedef {'redis' | 'build' | 'chromium'} Need
 * @typedef {object} Step
 * @property {string[]} command
 * @property {string[]} [flags]
 * @property {Record<string, string>} [env]
 * @property {(result: any) => Result} [count] reads what the runner wrote
 * @property {Need[]} [needs]
 */

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);
/** @param {string} name */
const bin = (name) => join(root, 'node_modules/.bin', name);
/** @param {string} step */
const resultFile = (step) => join(resultDir, `${step}.json`);
/** @param {string} step */
const unsteadyFile = (step) => join(resultDir, `${step}.unsteady.json`);

/** @type {(...command: string[]) => Step} */
const check = (...command) => ({ command });
/** @type {(step: string, ...args: string[]) => Step} */
const vitest = (step, ...args) => ({
  command: [bin('vitest'), 'run', '--retry=1', ...args],
  flags: [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile(step)}`,
    `--reporter=${join(root, 'scripts/unsteady-reporter.mjs')}`,
  ],
  env: { UNSTEADY_TESTS_FILE: unsteadyFile(step) },
  count: countVitest,
});
/** @type {Need[]} */
const stack = ['redis', 'build'];

const LINTS = ['lint', 'lint-web', 'lint-tests'];
const QUICK = ['format', ...LINTS, 'types', 'unit'];
const words = process.argv.slice(2);
const named = words.flatMap((word) => (word === 'quick' ? QUICK : [word]));
/**
 * Kept results of files that did not change. What another file's types say about them may have
 * changed, so the whole run does without.
 * @param {string} tool
 */
const kept = (tool) =>
  words.includes('quick')
    ? ['--cache', '--cache-strategy', 'content', '--cache-location', join(root, '.cache', tool)]
    : [];

/** @type {(cache: string, ...args: string[]) => Step} */
const lint = (cache, ...args) =>
  check(bin('eslint'), ...args, '--max-warnings', '0', ...kept(cache));

/** @type {Record<string, Step>} */
const steps = {
  format: check(bin('prettier'), '--check', '--log-level', 'warn', ...kept('prettier'), '.'),
  // In three processes: the types of all workspaces together are more than one of them can hold.
  lint: lint('eslint', '.', '--ignore-pattern', 'web/**', '--ignore-pattern', 'tests/**'),
  'lint-web': lint('eslint-web', 'web'),
  'lint-tests': lint('eslint-tests', 'tests'),
  unused: check(bin('knip'), '-c', 'tests/knip.json', '--no-progress'),
  types: check(bin('tsc'), '-b'),
  unit: { ...vitest('unit'), needs: ['redis'] },
  bundle: { ...check(process.execPath, 'scripts/check-bundle.mjs'), needs: ['build'] },
  integration: {
    // Four products at a time: much of a test is waiting for what died to be missed.
    ...vitest('integration', '-c', 'tests/vitest.config.ts', '--maxWorkers=4', 'integration/'),
    needs: stack,
  },
  faults: { ...vitest('faults', '-c', 'tests/vitest.config.ts', 'faults/'), needs: stack },
  e2e: {
    command: [
      bin('playwright'),
      'test',
      '-c',
      'tests/playwright.config.ts',
      '--pass-with-no-tests',
      '--retries=1',
    ],
    flags: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('e2e') },
    count: countPlaywright,
    needs: [...stack, 'chromium'],
  },
};

/**
 * The programs and bundles that steps need; each is provided once, for the first step that does.
 * @type {Record<Need, () => Promise<Record<string, string>>>}
 */
const providers = {
  redis: async () => {
    if (!process.env.REDIS_URL) ensureProgram('redis', say);
    ensureProgram('ffmpeg', say);
    return {};
  },
  chromium: async () => ({ CHROMIUM: process.env.CHROMIUM ?? browser() }),
  build: async () => {
    const { buildChanged } = await import('./build.mjs');
    await buildChanged({ say });
    return {};
  },
};
/** @type {Map<Need, Promise<Record<string, string>>>} */
const provided = new Map();

/** The quickest browser that there is: not every system has a package of the headless one. */
function browser() {
  try {
    return ensureProgram('headless', say);
  } catch {
    return ensureProgram('chromium', say);
  }
}

/** Steps that only read the sources share the processors. */
const SIDE_BY_SIDE = ['format', ...LINTS, 'unused', 'types'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

/**
 * Runs a command; its output is returned, and shown by the caller only when something failed.
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
function run([command = '', ...args], env) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (it) => output.push(it));
    /** @param {number | null} code */
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ isOk: code === 0, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => finish(output.push(Buffer.from(`${error.message}\n`))));
    child.once('close', finish);
  });
}

/** @type {(step: string, count: NonNullable<Step['count']>) => Result} */
function readCount(step, count) {
  if (!existsSync(resultFile(step))) return { passed: 0, failed: 0, skipped: 0, unsteady: [] };
  const result = count(readJson(resultFile(step)));
  if (!existsSync(unsteadyFile(step))) return result;
  return { ...result, unsteady: [...result.unsteady, ...readJson(unsteadyFile(step))] };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Need[]} needs */
async function provide(needs) {
  /** @type {Record<string, string>} */
  let env = {};
  for (const need of needs) {
    const providing = provided.get(need) ?? providers[need]();
    provided.set(need, providing);
    env = { ...env, ...(await providing) };
  }
  return env;
}

/**
 * Provides what a step needs and runs it.
 * @param {string} name
 * @param {Step} step
 * @returns {Promise<Result & { output: string }>}
 */
async function runStep(name, { command, flags = [], env, count, needs = [] }) {
  let more;
  try {
    more = await provide(needs);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, unsteady: [], output: `${messageOf(error)}\n` };
  }
  for (const file of [resultFile(name), unsteadyFile(name)]) rmSync(file, { force: true });
  const { isOk, output } = await run([...command, ...flags], { ...env, ...more });
  if (!count) {
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, unsteady: [], output };
  }
  const counted = readCount(name, count);
  if (!isOk && counted.failed === 0) counted.failed = 1;
  return { ...counted, output };
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Count} count */
const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const unsteady = [];

/** @type {(entry: [name: string, step: Step]) => Promise<void>} */
async function reportStep([name, step]) {
  const started = Date.now();
  const result = await runStep(name, step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (result.failed > 0 || result.unsteady.length > 0) say(`\n${result.output.trimEnd()}\n`);
  say(`${name.padEnd(12)} ${line(result)} (${seconds} s)`);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  unsteady.push(...result.unsteady.map((test) => `${name}: ${test}`));
}

try {
  ensureNodeModules(say);
  mkdirSync(resultDir, { recursive: true });
  const isWanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name);
  const wanted = Object.entries(steps).filter(([name]) => isWanted(name));
  await Promise.all(wanted.filter(([name]) => SIDE_BY_SIDE.includes(name)).map(reportStep));
  for (const entry of wanted) {
    if (!SIDE_BY_SIDE.includes(entry[0])) await reportStep(entry);
  }
} catch (error) {
  say(messageOf(error));
  total.failed += 1;
}
process.exitCode = total.failed > 0 ? 1 : 0;
for (const test of unsteady) say(`passed at the second try, to be repaired: ${test}`);
say(line(total));
