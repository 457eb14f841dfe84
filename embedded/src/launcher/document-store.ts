import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { nodeProcess } from './node-process.ts';
import type { ProcessSpec } from './supervised-process.ts';

const readyMessage = z.object({ type: z.literal('ready'), uri: z.string() });

export interface DocumentStoreOptions {
  dir: string;
  socket: string;
  production: boolean;
  forceProduction: boolean;
  env: Record<string, string>;
  /** Told where to connect, each time the store has started. */
  onUri: (uri: string) => void;
}

/** The embedded document store as a process of its own. */
export function documentStore(options: DocumentStoreOptions): ProcessSpec {
  const flags = ['--dir', options.dir, '--socket', options.socket];
  if (options.production) flags.push('--production');
  if (options.forceProduction) flags.push('--force-production');
  return nodeProcess({
    name: 'documents',
    bundle: 'embedded/dist/documents.js',
    flags,
    env: options.env,
    stopLimitMs: 5_000,
    ready: async (child) => options.onUri(await announcedUri(child)),
  });
}

/** The address that the store reports over its channel once it takes connections. */
function announcedUri(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      const parsed = readyMessage.safeParse(message);
      if (parsed.success) resolve(parsed.data.uri);
    });
  });
}
