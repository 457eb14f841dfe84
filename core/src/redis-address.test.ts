import { describe, expect, it } from 'vitest';
import { isRedisUrl, readRedisUrl } from './redis-address.ts';

describe('readRedisUrl', () => {
  it.each(['redis://127.0.0.1:6379', 'rediss://user:secret@redis.example.com/2'])(
    'leaves the address of one server as it is: %s',
    (url) => expect(readRedisUrl(url)).toEqual({ kind: 'server', url }),
  );

  it('reads a socket', () => {
    expect(readRedisUrl('unix:///run/redis.sock')).toEqual({
      kind: 'socket',
      path: '/run/redis.sock',
    });
  });

  it('reads the nodes of a cluster, with and without ports', () => {
    expect(readRedisUrl('redis-cluster://product:p%40ss@one:7000,two')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'one', port: 7000 },
        { host: 'two', port: 6379 },
      ],
      login: { username: 'product', password: 'p@ss' },
      tls: false,
    });
    expect(readRedisUrl('rediss-cluster://one')).toMatchObject({ tls: true, login: {} });
  });

  it('reads Sentinels, the name of what they watch, and their own password', () => {
    const url = 'redis-sentinel://:secret@one,two:26380/main?sentinelPassword=other';
    expect(readRedisUrl(url)).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 'one', port: 26379 },
        { host: 'two', port: 26380 },
      ],
      login: { password: 'secret' },
      name: 'main',
      sentinelLogin: { password: 'other' },
    });
    expect(readRedisUrl('redis-sentinel://one')).toMatchObject({ name: 'mymaster' });
  });

  it.each(['', 'redis:', 'http://redis', 'redis-cluster://', 'redis-cluster://a@b@c'])(
    'refuses "%s" without repeating it',
    (url) => {
      expect(isRedisUrl(url)).toBe(false);
      expect(() => readRedisUrl(url)).toThrow(/must look like/);
    },
  );

  it('refuses a password that is not URL-encoded, so that the start says so', () => {
    expect(isRedisUrl('redis-cluster://:100%@one')).toBe(false);
  });
});
