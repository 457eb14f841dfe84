import { join } from 'node:path';
import type { Config } from '@vesper/core/config/config';
import { documentStore } from './document-store.ts';
import { checkMongo, checkRedis } from './external-services.ts';
import type { LaunchOptions } from './launch-options.ts';
import type { Directories } from './directories.ts';
import { redisServer } from './redis-server.ts';
import { StartError } from './start-error.ts';
import type { Supervisor } from './supervisor.ts';

/** The name of the database in the embedded store; a MONGODB_URI brings its own. */
export const DATABASE = 'vesper';

interface Context {
  config: Config;
  options: LaunchOptions;
  directories: Directories;
  supervisor: Supervisor;
  env: Record<string, string>;
}

/** Starts the embedded Redis, or checks the one of REDIS_URL; returns its address. */
async function provideRedis({
  config,
  options,
  directories,
  supervisor,
  env,
}: Context): Promise<string> {
  if (config.redisUrl !== undefined) {
    await checkRedis(config.redisUrl);
    return config.redisUrl;
  }
  if (options.redisServer === undefined) {
    throw new StartError('redis-server is missing: install it, or set REDIS_URL.');
  }
  const socket = join(directories.socketDir, 'redis.sock');
  const dir = join(directories.dataDir, 'redis');
  await supervisor.run(
    redisServer({ binary: options.redisServer, dir, socket, env }),
    directories.logDir,
  );
  return `unix://${socket}`;
}

/** Starts the embedded document store, or checks the server of MONGODB_URI; returns its address. */
async function provideDocuments(context: Context): Promise<string> {
  const { config, options, directories, supervisor, env } = context;
  if (config.mongodbUri !== undefined) {
    await checkMongo(config.mongodbUri);
    return config.mongodbUri;
  }
  let address = '';
  const store = documentStore({
    dir: join(directories.dataDir, 'documents'),
    socket: join(directories.socketDir, 'documents.sock'),
    production: config.production,
    forceProduction: options.forceProduction,
    env,
    onUri: (uri) => (address = `${uri}/${DATABASE}`),
  });
  await supervisor.run(store, directories.logDir);
  return address;
}

/**
 * Makes both data services available, embedded or the operator's own.
 * @returns the variables by which the gateway and the workers find them.
 * @throws StartError
 */
export async function provideDataServices(
  context: Context,
): Promise<{ MONGODB_URI: string; REDIS_URL: string }> {
  const [REDIS_URL, MONGODB_URI] = await Promise.all([
    provideRedis(context),
    provideDocuments(context),
  ]);
  return { MONGODB_URI, REDIS_URL };
}
