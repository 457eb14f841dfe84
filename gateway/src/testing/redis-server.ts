import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPatientRedis } from '@vesper/core/redis';

/** A redis-server of the test's own, on a Unix socket, that keeps nothing. */
export async function startRedis(): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'redis-'));
  const socket = join(dir, 'redis.sock');
  const flags = ['--port', '0', '--unixsocket', socket, '--dir', dir, '--save', ''];
  const server = spawn('redis-server', flags, { stdio: 'ignore' });
  const url = `unix://${socket}`;
  const probe = createPatientRedis(url);
  // The socket is there a moment after the process; until then every attempt is an error event.
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dir, { recursive: true, force: true });
    },
  };
}
