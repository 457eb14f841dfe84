interface Node {
  host: string;
  port: number;
}

interface Login {
  username?: string;
  password?: string;
}

/** What a REDIS_URL names: one server, a cluster, or Sentinels that know which server it is now. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | { kind: 'socket'; path: string }
  | { kind: 'cluster'; nodes: Node[]; login: Login; tls: boolean }
  | { kind: 'sentinel'; nodes: Node[]; login: Login; name: string; sentinelLogin: Login };

/** For messages. */
export const REDIS_URL_FORMS =
  'redis://user:password@host:6379, redis-cluster://user:password@host:6379,host:6379 or ' +
  'redis-sentinel://user:password@host:26379,host:26379/name';

/** Several hosts are nothing that `URL` could read. */
const SEVERAL = new RegExp(
  '^(?<kind>redis-sentinel|rediss?-cluster)://' +
    '(?:(?<login>[^@/?]*)@)?(?<hosts>[^@/?]+)(?:/(?<name>[^?]*))?(?:[?](?<query>.*))?$',
);
const DEFAULT_PORT = 6_379;
const SENTINEL_PORT = 26_379;
const DEFAULT_NAME = 'mymaster';

export function isRedisUrl(url: string): boolean {
  try {
    readRedisUrl(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a REDIS_URL. User and password are URL-encoded; those of Sentinels themselves, where they
 * have any, stand behind as `?sentinelUsername=...&sentinelPassword=...`.
 * @throws RangeError when it has none of the forms, URIError when a login is not URL-encoded; no
 *   message holds a password
 */
export function readRedisUrl(url: string): RedisAddress {
  if (/^unix:\/\/./.test(url)) return { kind: 'socket', path: url.slice('unix://'.length) };
  if (/^rediss?:\/\/./.test(url)) return { kind: 'server', url };
  const { kind, login = '', hosts = '', name, query } = SEVERAL.exec(url)?.groups ?? {};
  if (kind === undefined) throw new RangeError(`REDIS_URL must look like ${REDIS_URL_FORMS}.`);
  if (kind !== 'redis-sentinel') {
    const nodes = readNodes(hosts, DEFAULT_PORT);
    return { kind: 'cluster', nodes, login: readLogin(login), tls: kind === 'rediss-cluster' };
  }
  const search = new URLSearchParams(query);
  return {
    kind: 'sentinel',
    nodes: readNodes(hosts, SENTINEL_PORT),
    login: readLogin(login),
    name: name || DEFAULT_NAME,
    sentinelLogin: loginOf(search.get('sentinelUsername'), search.get('sentinelPassword')),
  };
}

function readNodes(hosts: string, defaultPort: number): Node[] {
  return hosts.split(',').map((text) => {
    const { host = text, port } = /^(?<host>.*?)(?::(?<port>\d+))?$/.exec(text)?.groups ?? {};
    return { host, port: port === undefined ? defaultPort : Number(port) };
  });
}

function readLogin(text: string): Login {
  const at = text.indexOf(':');
  if (at < 0) return loginOf(decodeURIComponent(text), null);
  return loginOf(decodeURIComponent(text.slice(0, at)), decodeURIComponent(text.slice(at + 1)));
}

function loginOf(username: string | null, password: string | null): Login {
  return { ...(username && { username }), ...(password && { password }) };
}
