import calculateSlot from 'cluster-key-slot';
import {
  Cluster,
  Redis,
  ReplyError,
  type ClusterNode,
  type Command,
  type RedisOptions,
} from 'ioredis';
import type { Metrics } from './metrics.ts';
import { readRedisUrl } from './redis-address.ts';

/** One server, wherever it is, or a cluster of them: both take the same commands. */
export type RedisClient = Redis | Cluster;

/** Redis gave no answer: the connection is down, or the command took too long. Try again later. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

/** The first word of an answer that refuses for now: starting, out of memory, failing over. */
const NOT_NOW = ['LOADING', 'OOM', 'READONLY', 'MASTERDOWN', 'CLUSTERDOWN', 'TRYAGAIN', 'MISCONF'];

function isNotNow(err: Error): boolean {
  if (err instanceof RedisUnavailable) return false;
  if (!(err instanceof ReplyError)) return true;
  return NOT_NOW.includes(err.message.split(' ', 1)[0] ?? '');
}

/**
 * ioredis rejects with a plain Error when a command times out or finds no connection; this gives
 * every such failure one class, so that nobody has to know its messages.
 */
function rejectUnavailable(command: Command): Command {
  const { reject } = command;
  command.reject = (err) => {
    reject(isNotNow(err) ? new RedisUnavailable('Redis is not available.', { cause: err }) : err);
  };
  return command;
}

class RequestRedis extends Redis {
  override sendCommand(
    command: Command,
    stream?: Parameters<Redis['sendCommand']>[1],
  ): ReturnType<Redis['sendCommand']> {
    return super.sendCommand(rejectUnavailable(command), stream);
  }
}

class RequestCluster extends Cluster {
  override sendCommand(
    command: Command,
    stream?: Parameters<Cluster['sendCommand']>[1],
    node?: Parameters<Cluster['sendCommand']>[2],
  ): ReturnType<Cluster['sendCommand']> {
    return super.sendCommand(rejectUnavailable(command), stream, node);
  }
}

/**
 * Reconnection after 0.2, 0.4, 0.8, 1 s, less up to a half by chance: an outage is over within a
 * second of its end, and not all connections of a large installation come back at once.
 */
const retryStrategy = (times: number): number =>
  Math.min(100 * 2 ** Math.min(times, 10), 1_000) * (1 - Math.random() / 2);

/**
 * A connection for requests: when Redis is away, commands fail within 2 s with `RedisUnavailable`
 * so that the caller can say 503 instead of hanging.
 * @param url in a form of `REDIS_URL_FORMS`
 */
export function createRequestRedis(url: string): RedisClient {
  return connect(
    url,
    { Server: RequestRedis, Nodes: RequestCluster },
    {
      retryStrategy,
      enableOfflineQueue: false,
      commandTimeout: 2_000,
      maxRetriesPerRequest: 1,
    },
  );
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** Times every command of a connection, by its name; not for those that carry words of replies. */
export function measureRedis(redis: RedisClient, metrics: Metrics): void {
  const seconds = metrics.histogram(
    'redis_command_seconds',
    'Time that Redis took for a command of a request.',
    ['command', 'result'],
    SECONDS,
  );
  const time = (command: Command): void => {
    const start = performance.now();
    const observe = (result: string) => () =>
      seconds.observe({ command: command.name, result }, (performance.now() - start) / 1_000);
    command.promise.then(observe('ok'), observe('failed'));
  };
  if (isCluster(redis)) {
    const send = redis.sendCommand.bind(redis);
    redis.sendCommand = (command, ...others) => {
      time(command);
      return send(command, ...others);
    };
  } else {
    const send = redis.sendCommand.bind(redis);
    redis.sendCommand = (command, ...others) => {
      time(command);
      return send(command, ...others);
    };
  }
}

/** A connection for workers and subscribers: it waits for Redis for ever. */
export function createPatientRedis(url: string): RedisClient {
  return connect(url, PLAIN, { retryStrategy, maxRetriesPerRequest: null });
}

/** A connection that is opened with `connect()` and tried once, to find out what is wrong. */
export function createProbeRedis(url: string, limitMs: number): RedisClient {
  return connect(url, PLAIN, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: limitMs,
    commandTimeout: limitMs,
    maxRetriesPerRequest: 0,
  });
}

/** True where the keys are spread over several servers. */
export function isCluster(redis: RedisClient): redis is Cluster {
  return redis instanceof Cluster;
}

/**
 * Groups things so that each group can go in one pipeline: all of them for one server, and by the
 * node that has their key for a cluster.
 */
export function byNode<Thing>(
  redis: RedisClient,
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Array<readonly Thing[]> {
  if (!isCluster(redis)) return things.length === 0 ? [] : [things];
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const node = redis.slots[calculateSlot(keyOf(thing))]?.join() ?? '';
    const group = groups.get(node);
    if (group) group.push(thing);
    else groups.set(node, [thing]);
  }
  return [...groups.values()];
}

type NodesOptions = ConstructorParameters<typeof RequestCluster>[1];
type Patience = Pick<
  RedisOptions,
  | 'retryStrategy'
  | 'enableOfflineQueue'
  | 'lazyConnect'
  | 'connectTimeout'
  | 'commandTimeout'
  | 'maxRetriesPerRequest'
>;

interface Clients {
  Server: typeof Redis;
  Nodes: new (nodes: ClusterNode[], options: NodesOptions) => Cluster;
}

const PLAIN: Clients = { Server: Redis, Nodes: Cluster };

function connect(url: string, { Server, Nodes }: Clients, options: Patience): RedisClient {
  const address = readRedisUrl(url);
  switch (address.kind) {
    case 'server':
      return new Server(address.url, options);
    case 'socket':
      return new Server({ ...options, path: address.path });
    case 'sentinel': {
      const { nodes, login, name, sentinelLogin } = address;
      return new Server({
        ...options,
        ...login,
        sentinels: nodes,
        name,
        ...(sentinelLogin.username && { sentinelUsername: sentinelLogin.username }),
        ...(sentinelLogin.password && { sentinelPassword: sentinelLogin.password }),
        sentinelRetryStrategy: options.retryStrategy ?? retryStrategy,
        // A server that was replaced and comes back as a replica takes no writes: 2 is to connect
        // to its successor and send the command again. Not `failoverDetector`, with which ioredis
        // gives a connection up for good when the news arrives while it is connecting.
        reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
      });
    }
    case 'cluster': {
      const {
        retryStrategy: clusterRetryStrategy,
        lazyConnect,
        enableOfflineQueue,
        ...others
      } = options;
      return new Nodes(address.nodes, {
        clusterRetryStrategy,
        lazyConnect,
        enableOfflineQueue,
        shardedSubscribers: true,
        // Each costs 100 ms: who may not wait for ever gives up after less than two seconds.
        maxRedirections: options.maxRetriesPerRequest === null ? Number.MAX_SAFE_INTEGER : 16,
        redisOptions: { ...others, ...address.login, ...(address.tls && { tls: {} }) },
        // A certificate is for the name, not for the address that it stands for.
        ...(address.tls && { dnsLookup: (host, done) => done(null, host) }),
      });
    }
  }
}
