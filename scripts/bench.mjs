/**
 * Measures the token path (tests/load/token-path.measure.ts), or with `model` replies of a model
 * server through the whole product (model.measure.ts), on this machine; figures move with it, so
 * compare runs on one machine only.
 *
 *   node scripts/bench.mjs [model] [streams] [tokens per second] [seconds]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildChanged, bundleOptions } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const what = words[0] === 'model' ? 'model' : 'token-path';
const figures = what === 'model' ? words.slice(1) : words;
const usual = what === 'model' ? '50' : '300';
const [streams = usual, tokensPerSecond = '30', seconds = '10'] = figures;

await buildChanged({ names: ['server'], say: (line) => process.stdout.write(`${line}\n`) });
await build({
  ...bundleOptions('gateway/dist/main.js'),
  entryPoints: ['tests/load/emitter.ts'],
  outfile: join(root, 'embedded/dist/bench-emitter.js'),
});
const vitest = join(root, 'node_modules/.bin/vitest');
const { status } = spawnSync(vitest, ['run', '-c', 'tests/load/vitest.config.ts', what], {
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
