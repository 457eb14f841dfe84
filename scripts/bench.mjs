/**
 * Measures the token path (tests/load/token-path.measure.ts) on this machine; figures move with
 * it, so compare runs on one machine only.
 *
 *   node scripts/bench.mjs [streams] [tokens per second] [seconds]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildChanged, bundleOptions } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [streams = '300', tokensPerSecond = '30', seconds = '10'] = process.argv.slice(2);

await buildChanged({ names: ['server'], say: (line) => process.stdout.write(`${line}\n`) });
await build({
  ...bundleOptions('gateway/dist/main.js'),
  entryPoints: ['tests/load/emitter.ts'],
  outfile: join(root, 'embedded/dist/bench-emitter.js'),
});
const vitest = join(root, 'node_modules/.bin/vitest');
const { status } = spawnSync(vitest, ['run', '-c', 'tests/load/vitest.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    STREAMS: streams,
    TOKENS_PER_SECOND: tokensPerSecond,
    SECONDS: seconds,
  },
});
process.exit(status ?? 1);
