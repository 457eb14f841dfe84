import { ConfigError, type ServiceConfig } from '../config/config.ts';
import { mongoProblem } from './mongo-problem.ts';
import { redisProblem } from './redis-problem.ts';
import { storageProblem } from './storage-problem.ts';

/**
 * Tries the three services before a process opens them, so that an operator reads at once all that
 * is wrong with them, a sentence each, and not the first stack trace.
 * @throws ConfigError
 */
export async function assertServices(config: ServiceConfig): Promise<void> {
  const found = await Promise.all([
    mongoProblem(config.mongodbUri),
    redisProblem(config.redisUrl),
    storageProblem(config),
  ]);
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length === 0) return;
  throw new ConfigError(
    `The services do not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}
