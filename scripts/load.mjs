/**
 * Tests how much a deployed system carries, from outside: people sign up, talk, order pictures or
 * keep tabs open, and leave again with everything that is theirs. The target's gateways need the
 * same LOAD_TEST_KEY; without it nothing is asked of them (docs/operations.md, "Load tests").
 *
 *   LOAD_TEST_KEY=... npm run load -- --target https://vesper.example --people 1000 --minutes 10
 *     --scenario chat|pictures|sockets|mixed   --tabs 10   --ramp 2
 *     --limit "first word p95 2000"            --json FILE --html FILE
 *
 * Ends with 1 when a limit does not hold, with 2 when it could not begin.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = join(root, 'embedded/dist/load-test.js');
await build({
  ...bundleOptions('gateway/dist/main.js'),
  entryPoints: ['tests/load-test/main.ts'],
  outfile,
});
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A Ctrl-C reaches both; the test itself lets everybody leave first.
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
