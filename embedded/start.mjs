/**
 * `npm start`: makes this folder ready (packages, redis-server, bundles), then runs the launcher
 * in this process. It works before anything is installed, so it imports only what ships with it.
 *
 *   --dev                 rebuild and restart on every change, web client through Vite
 *   --force-production    lets the embedded document store run with NODE_ENV=production
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @type {(message: string) => never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function prepare() {
  const { ensureNodeModules } = await import('../scripts/node-modules.mjs');
  const { ensureProgram } = await import('../scripts/system-package.mjs');
  ensureNodeModules(say);
  const redisServer = process.env.REDIS_URL ? undefined : ensureProgram('redis', say);
  const { buildChanged } = await import('../scripts/build.mjs');
  const dev = process.argv.includes('--dev');
  await buildChanged({ names: dev ? ['server'] : ['server', 'web'], say });
  return { dev, redisServer, forceProduction: process.argv.includes('--force-production') };
}

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`This needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}
const options = await prepare().catch((error) => fail(error.message));
// By a name that the type checker does not follow: it is made by the build.
const bundle = new URL('./dist/launcher.js', import.meta.url).href;
/** @type {typeof import('./src/launcher/main.ts')} */
const { launch } = await import(bundle);
const restart = await launch(options);
if (options.dev && restart) {
  const { watchServer } = await import('../scripts/watch.mjs');
  await watchServer(restart);
}
