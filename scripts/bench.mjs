/**
 * Measures the product on this machine (tests/load): what is named, or all of it. Figures move with
 * the machine, so what is compared is one run with another of the same machine, or the product with
 * the bare pipeline beside it.
 *
 *   npm run bench -- NAME [figures, as the file of each says]
 *     NAME               streams, starts, sockets, sign-ins, rest, pictures, first-start: a file of
 *                        tests/load each; or weights, of the web client
 *     --runs N           times that each is measured, after a warm-up; the median is told. Default 3
 *     --json FILE        keeps the figures there, with the machine they are of
 *     --from FOLDER      gateways and workers of another version, built there; in the repository
 *     --compare FILE     tells the difference to figures that were kept; not of another machine
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildChanged, bundleOptions } from './build.mjs';
import { checkBundle } from './check-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ALL = [
  ...['streams', 'starts', 'sockets', 'sign-ins', 'rest', 'pictures', 'first-start'],
  'weights',
];

/** @typedef {Record<string, Record<string, number>>} Columns */
/** @typedef {{ machine: object, measured: Record<string, { columns: Columns }> }} Report */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    compare: { type: 'string' },
    from: { type: 'string' },
  },
});
const [named, ...figures] = positionals;
const names = named === undefined ? ALL : [named];
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);
/** @type {(path: string) => Report} */
const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));

const unknown = names.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  say(`There is nothing to measure named ${unknown.join(', ')}; there is ${ALL.join(', ')}.`);
  process.exit(1);
}
const file = resolve(values.json ?? join(root, '.cache/bench.json'));
const before = values.compare === undefined ? undefined : readReport(values.compare);

const ofClient = names.some((name) => ['first-start', 'weights'].includes(name));
await buildChanged({ names: ofClient ? ['server', 'web'] : ['server'], say });
await build({
  ...bundleOptions('gateway/dist/main.js'),
  entryPoints: ['tests/load/parts/main.ts'],
  outfile: join(root, 'embedded/dist/bench-part.js'),
});

let failed = 0;
for (const name of names) {
  if (name === 'weights') {
    const { report, problems } = checkBundle();
    say(`\nfirst load of each screen, as it is sent\n${[...report, ...problems].join('\n')}`);
    continue;
  }
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status } = spawnSync(vitest, ['run', '-c', 'tests/load/vitest.config.ts', `${name}.`], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BENCH_RUNS: values.runs,
      BENCH_JSON: file,
      ...(values.from && { BENCH_FROM: values.from }),
      ...Object.fromEntries(figures.map((figure, index) => [`BENCH_${index + 1}`, figure])),
    },
  });
  if (status !== 0) failed += 1;
}
if (before && failed === 0) compare(before, readReport(file));
process.exit(failed > 0 ? 1 : 0);

/** @type {(one: Report, other: Report) => void} */
function compare(one, other) {
  const isSame = JSON.stringify(one.machine) === JSON.stringify(other.machine);
  if (!isSame) {
    say('These figures are of another machine, or of other versions beneath; they say nothing:');
    say(JSON.stringify({ then: one.machine, now: other.machine }, null, 2));
    process.exit(1);
  }
  for (const [title, { columns }] of Object.entries(other.measured)) {
    const then = one.measured[title]?.columns ?? {};
    for (const [column, now] of Object.entries(columns)) {
      for (const [name, value] of Object.entries(now)) {
        const was = then[column]?.[name];
        if (was === undefined) continue;
        const change = was === 0 ? '' : ` (${(((value - was) / was) * 100).toFixed(0)} %)`;
        say(
          `${title}, ${column}, ${name}: ${was.toPrecision(3)} → ${value.toPrecision(3)}${change}`,
        );
      }
    }
  }
}
