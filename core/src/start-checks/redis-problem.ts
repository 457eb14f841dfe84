import { ReplyError } from 'ioredis';
import { certificateProblem } from './certificate-problem.ts';
import { clockProblem } from './clock-problem.ts';
import { createProbeRedis, isCluster } from '../redis.ts';

const PATIENCE_MS = 5_000;
const OLDEST = 7;

/**
 * Asks Redis what it is and whether it ever throws keys away.
 * @returns one sentence about what is wrong, without user and password; undefined when all is well,
 * and when it does not answer: it may be starting too, and whoever needs it waits for it
 */
export async function redisProblem(url: string): Promise<string | undefined> {
  const redis = createProbeRedis(url, PATIENCE_MS);
  // The reason of a refused connection comes as an event; the promise only says that it is closed.
  let refusal: unknown;
  redis.on('error', (error) => (refusal ??= error));
  try {
    await redis.connect();
    const nodes = isCluster(redis) ? redis.nodes('master') : [redis];
    const problems = await Promise.all(
      nodes.map(async (node) => {
        const problem = settingsProblem(await node.info());
        const [seconds] = await node.time();
        return problem ?? clockProblem('REDIS_URL', 'Redis', Number(seconds) * 1_000);
      }),
    );
    return problems.find((problem) => problem !== undefined);
  } catch (error) {
    return refusalProblem(refusal) ?? refusalProblem(error);
  } finally {
    redis.disconnect();
  }
}

function refusalProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && error instanceof ReplyError)) {
    return certificateProblem('REDIS_URL', error);
  }
  switch (error.message.split(' ', 1)[0]) {
    case 'WRONGPASS':
      return 'REDIS_URL: Redis refuses this user or password. Correct them.';
    case 'NOAUTH':
      return 'REDIS_URL: Redis wants a user and a password. Put them before the host.';
    case 'NOPERM':
      return 'REDIS_URL: this user may not do what is needed. Give it the rights of docker/setup.';
    default:
      return undefined;
  }
}

/** @param info the answer to INFO, a `name:value` on each line */
export function settingsProblem(info: string): string | undefined {
  const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const version = valueOf('redis_version');
  if (version !== undefined && Number.parseInt(version, 10) < OLDEST) {
    return `REDIS_URL: this is Redis ${version}. Run version ${OLDEST} or newer.`;
  }
  const policy = valueOf('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction') {
    return (
      `REDIS_URL: this Redis throws keys away when its memory is full (${policy}), and with them ` +
      'queued work and sessions. Set its maxmemory-policy to noeviction.'
    );
  }
  return undefined;
}
