import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '@vesper/core/config/env';
import { StackProcess } from '../stack/stack-process.ts';

export const PASSWORD = 'a-password-of-these-tests';

export interface RedisNode {
  port: number;
  process: StackProcess;
}

interface NodeOptions {
  dir: string;
  port: number;
  /** Further settings, as redis.conf names them. */
  settings?: Record<string, string>;
  /** Settings that a node writes into itself; for Sentinels. */
  configFile?: string;
}

/** A redis-server of the distribution on loopback, with a password and every write in a file. */
export async function startRedisNode(options: NodeOptions): Promise<RedisNode> {
  const { dir, port, settings = {}, configFile } = options;
  const own = join(dir, String(port));
  mkdirSync(own, { recursive: true });
  const all = {
    port: String(port),
    bind: '127.0.0.1',
    dir: own,
    ...(configFile === undefined && {
      requirepass: PASSWORD,
      masterauth: PASSWORD,
      appendonly: 'yes',
      'maxmemory-policy': 'noeviction',
      save: '',
    }),
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  const process = new StackProcess({
    name: `redis ${port}`,
    command: 'redis-server',
    args: configFile === undefined ? flags : [configFile, '--sentinel', ...flags],
    env: { PATH: readEnv().PATH ?? '' },
    endsBy: 'signal',
    stopLimitMs: 5_000,
    ready: (_child, gone) => answers(port, gone),
  });
  await process.start();
  return { port, process };
}

async function answers(port: number, gone: AbortSignal): Promise<void> {
  while (!gone.aborted) {
    const { stdout } = askNode(port, ['ping']);
    if (stdout.includes('PONG')) return;
    await pause(50);
  }
}

/** What redis-cli gets as an answer. */
export function askNode(port: number, args: readonly string[]): { stdout: string } {
  const login = { PATH: readEnv().PATH ?? '', REDISCLI_AUTH: PASSWORD };
  const command = ['-p', String(port), '--no-auth-warning', ...args];
  return spawnSync('redis-cli', command, { env: login, encoding: 'utf8' });
}

/** Resolves once a question to a node is answered as wanted. */
export async function until(what: string, isSo: () => boolean, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`After ${limitMs} ms still not: ${what}.`);
    await pause(100);
  }
}

/** The keys that one node holds. */
export function keysOf(port: number): string[] {
  return askNode(port, ['keys', '*'])
    .stdout.split('\n')
    .filter((key) => key !== '');
}
