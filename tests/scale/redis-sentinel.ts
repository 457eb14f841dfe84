import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import type { StackService } from '../stack/stack-services.ts';
import { askNode, PASSWORD, startRedisNode, until, type RedisNode } from './redis-node.ts';

const NAME = 'vesper';
const SENTINELS = 3;
const QUORUM = 2;

export interface WatchedRedis {
  service: StackService;
  /** kill -9 of the server in charge; resolves when Sentinels have put its replica in its place. */
  killMaster(): Promise<void>;
}

/** A server and its replica, watched by three Sentinels, all on loopback. */
export async function startWatchedRedis(): Promise<WatchedRedis> {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-sentinel-'));
  const master = await startRedisNode({ dir, port: await freePort() });
  const replica = await startRedisNode({
    dir,
    port: await freePort(),
    settings: { replicaof: `127.0.0.1 ${master.port}` },
  });
  const isLinked = () =>
    askNode(replica.port, ['info', 'replication']).stdout.includes('master_link_status:up');
  await until('the replica follows', isLinked);
  const sentinels: RedisNode[] = [];
  for (let count = 0; count < SENTINELS; count++) {
    const port = await freePort();
    const configFile = join(dir, `sentinel-${port}.conf`);
    await writeFile(
      configFile,
      [
        `sentinel monitor ${NAME} 127.0.0.1 ${master.port} ${QUORUM}`,
        `sentinel auth-pass ${NAME} ${PASSWORD}`,
        `sentinel down-after-milliseconds ${NAME} 2000`,
        `sentinel failover-timeout ${NAME} 10000`,
        '',
      ].join('\n'),
    );
    sentinels.push(await startRedisNode({ dir, port, configFile }));
  }
  const ask = (port: number, ...args: string[]) => askNode(port, ['sentinel', ...args]).stdout;
  await until('the Sentinels know each other', () =>
    sentinels.every(({ port }) => ask(port, 'ckquorum', NAME).includes('3 usable')),
  );
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    service: {
      uri: `redis-sentinel://:${PASSWORD}@${hosts}/${NAME}`,
      clear: async () => {
        const all = [...sentinels, replica, master];
        await Promise.all(all.map(({ process }) => process.stop()));
        await rm(dir, { recursive: true, force: true });
      },
    },
    async killMaster() {
      await master.process.kill();
      await until('the replica is in charge', () =>
        askNode(replica.port, ['role']).stdout.startsWith('master'),
      );
    },
  };
}
