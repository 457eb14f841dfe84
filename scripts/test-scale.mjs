/**
 * `npm run test:scale`: the product on a Redis Cluster of six nodes, on a Redis watched by
 * Sentinels, and with processes of two versions side by side. Outside `npm test`: it takes minutes
 * and starts many servers, all on loopback.
 *
 *   npm run test:scale -- redis-cluster   the tests of this name alone
 *   PREVIOUS_COMMIT=v1.2.0                the version to update from; the commit before this one
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNodeModules } from './node-modules.mjs';
import { ensureProgram } from './system-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

ensureNodeModules(say);
ensureProgram('redis', say);
const { buildChanged } = await import('./build.mjs');
await buildChanged({ say });
const vitest = join(root, 'node_modules/.bin/vitest');
const names = process.argv.slice(2);
const { status } = spawnSync(vitest, ['run', '-c', 'tests/scale/vitest.config.ts', ...names], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
