/**
 * The commands of an operator: `npm run check`, `migrate`, `backup`, `restore`, `restore-drill`. Each
 * works on the data that `npm start` works on with the same environment: beside it while it runs,
 * else with the embedded parts started for as long as the command takes.
 */
import { ensureNodeModules } from '../scripts/node-modules.mjs';
import { ensureProgram } from '../scripts/system-package.mjs';
import { buildChanged } from '../scripts/build.mjs';

/** On the error stream: the other one has what the command found. @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

const [command = '', ...args] = process.argv.slice(2);
try {
  ensureNodeModules(say);
  const isDrill = command === 'restore-drill';
  const needsRedis = isDrill || !process.env.REDIS_URL;
  const redisServer = needsRedis ? ensureProgram('redis', say) : undefined;
  await buildChanged({ names: ['server'], say });
  // By a name that the type checker does not follow: it is made by the build.
  const bundle = new URL('./dist/operate.js', import.meta.url).href;
  /** @type {typeof import('./src/launcher/operate.ts')} */
  const { operate } = await import(bundle);
  process.exitCode = await operate({ command, args, redisServer });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
