/**
 * `npm test`: everything that decides whether a change is good, in this order:
 * format, lint, unused, types, unit, bundle, integration, faults, e2e.
 *
 *   npm test -- unit e2e     these steps alone
 *
 * The last line is `N passed, N failed`; a runner that crashes counts as one failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNodeModules } from './node-modules.mjs';
import { ensureProgram } from './system-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const resultDir = join(root, '.cache/test');
/** No step may hang the whole run. */
const STEP_LIMIT_MS = 15 * 60_000;

const say = (line) => process.stdout.write(`${line}\n`);
const bin = (name) => join(root, 'node_modules/.bin', name);
const resultFile = (step) => join(resultDir, `${step}.json`);

const check = (command, ...args) => ({ command: [command, ...args] });
const vitest = (step, ...args) => ({
  command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', ...args],
  flags: [`--outputFile.json=${resultFile(step)}`],
  count: countVitest,
});
const stack = ['redis', 'build'];

const steps = {
  format: check(bin('prettier'), '--check', '--log-level', 'warn', '.'),
  lint: check(bin('eslint'), '.', '--max-warnings', '0'),
  unused: check(bin('knip'), '--no-progress'),
  types: check(bin('tsc'), '-b'),
  unit: { ...vitest('unit'), needs: ['redis'] },
  bundle: { ...check(process.execPath, 'scripts/check-bundle.mjs'), needs: ['build'] },
  integration: {
    ...vitest('integration', '-c', 'tests/vitest.config.ts', 'integration/'),
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
    ],
    flags: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('e2e') },
    count: countPlaywright,
    needs: [...stack, 'chromium'],
  },
};

/** The programs and bundles that steps need; each is provided once, for the first step that does. */
const providers = {
  redis: async () => {
    if (!process.env.REDIS_URL) ensureProgram('redis', say);
    return {};
  },
  chromium: async () => ({ CHROMIUM: ensureProgram('chromium', say) }),
  build: async () => {
    const { buildChanged } = await import('./build.mjs');
    await buildChanged({ say });
    return {};
  },
};
const provided = new Map();

function countVitest(result) {
  // A file that cannot even be loaded has no failed test in it.
  const broken = result.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((it) => it.status === 'failed'),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 ? errors.length : failed,
    skipped: stats.skipped,
  };
}

/** Steps that only read the sources share the processors. */
const SIDE_BY_SIDE = ['format', 'lint', 'unused', 'types'];

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

/** Runs a command; its output is returned, and shown by the caller only when something failed. */
function run([command, ...args], env) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const limit = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (it) => output.push(it));
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ isOk: code === 0, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => finish(output.push(Buffer.from(`${error.message}\n`))));
    child.once('close', finish);
  });
}

function readCount(step, count) {
  if (!existsSync(resultFile(step))) return { passed: 0, failed: 0, skipped: 0 };
  return count(JSON.parse(readFileSync(resultFile(step), 'utf8')));
}

async function provide(needs) {
  let env = {};
  for (const need of needs) {
    if (!provided.has(need)) provided.set(need, providers[need]());
    env = { ...env, ...(await provided.get(need)) };
  }
  return env;
}

async function runStep(step) {
  const { command, flags = [], env, count, needs = [] } = steps[step];
  let more;
  try {
    more = await provide(needs);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` };
  }
  rmSync(resultFile(step), { force: true });
  const { isOk, output } = await run([...command, ...flags], { ...env, ...more });
  if (!count) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output };
  const counted = readCount(step, count);
  if (!isOk && counted.failed === 0) counted.failed = 1;
  return { ...counted, output };
}

const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };

async function reportStep(step) {
  const started = Date.now();
  const result = await runStep(step);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (result.failed > 0) say(`\n${result.output.trimEnd()}\n`);
  say(`${step.padEnd(12)} ${line(result)} (${seconds} s)`);
  for (const key of Object.keys(total)) total[key] += result[key];
}

try {
  ensureNodeModules(say);
  mkdirSync(resultDir, { recursive: true });
  const wanted = Object.keys(steps).filter((step) => named.length === 0 || named.includes(step));
  await Promise.all(wanted.filter((step) => SIDE_BY_SIDE.includes(step)).map(reportStep));
  for (const step of wanted) {
    if (!SIDE_BY_SIDE.includes(step)) await reportStep(step);
  }
} catch (error) {
  say(error.message);
  total.failed += 1;
}
process.exitCode = total.failed > 0 ? 1 : 0;
say(line(total));
