/**
 * Breaks the whole product while people use it, and checks afterwards that nothing was lost.
 *
 *   npm run chaos -- --minutes 30 --seed 7 --people 40 --json .cache/chaos.json --only Redis
 *
 * The same seed breaks the same things in the same order; when exactly they meet what people do is
 * a matter of the machine. Ends with 1 when something did not hold.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.mjs';
import { ensureProgram } from './system-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '7' },
    people: { type: 'string', default: '40' },
    json: { type: 'string' },
    only: { type: 'string' },
  },
});

ensureProgram('redis', say);
await buildChanged({ names: ['server'], say });
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '-c', 'tests/chaos/vitest.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MINUTES: values.minutes,
      SEED: values.seed,
      PEOPLE: values.people,
      ...(values.json !== undefined && { JSON_FILE: resolve(values.json) }),
      ...(values.only !== undefined && { ONLY: values.only }),
    },
  },
);
process.exit(status ?? 1);
