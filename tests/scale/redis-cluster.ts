import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import type { StackService } from '../stack/stack-services.ts';
import { askNode, PASSWORD, startRedisNode, until, type RedisNode } from './redis-node.ts';

const MASTERS = 3;
/** A node counts as gone after this long. Milliseconds. */
const NODE_TIMEOUT = '2000';

export interface RedisCluster {
  service: StackService;
  /** The nodes that hold keys now. */
  masters(): RedisNode[];
  /** kill -9 of a node; resolves when the others have put its replica in its place. */
  killMaster(node: RedisNode): Promise<void>;
}

/** A cluster of three masters, each with a replica, all on loopback. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-cluster-'));
  const settings = { 'cluster-enabled': 'yes', 'cluster-node-timeout': NODE_TIMEOUT };
  const nodes: RedisNode[] = [];
  for (let count = 0; count < 2 * MASTERS; count++) {
    nodes.push(await startRedisNode({ dir, port: await clusterPort(), settings }));
  }
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const any = nodes[0]?.port ?? 0;
  const create = ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'];
  const made = askNode(any, create);
  if (!made.stdout.includes('All 16384 slots covered')) {
    throw new Error(`The cluster was not made:\n${made.stdout}`);
  }
  const stateOf = (port: number) => askNode(port, ['cluster', 'info']).stdout;
  const isWhole = (port: number) => stateOf(port).includes('cluster_state:ok');
  await until('all nodes agree', () => nodes.every(({ port }) => isWhole(port)));
  const masters = () =>
    nodes.filter(({ port }) => {
      const { stdout } = askNode(port, ['role']);
      return stdout.startsWith('master');
    });
  const clear = async () => {
    await Promise.all(nodes.map(({ process }) => process.stop()));
    await rm(dir, { recursive: true, force: true });
  };
  return {
    service: { uri: `redis-cluster://:${PASSWORD}@${addresses.slice(0, 3).join(',')}`, clear },
    masters,
    async killMaster(node) {
      await node.process.kill();
      nodes.splice(nodes.indexOf(node), 1);
      await until('a replica took over', () => {
        return masters().length === MASTERS && nodes.every(({ port }) => isWhole(port));
      });
    },
  };
}

/** A port whose partner of the cluster's own bus, 10,000 above it, is a port too. */
async function clusterPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port < 55_000) return port;
  }
}
