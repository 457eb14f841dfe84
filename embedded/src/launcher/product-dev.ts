import { join } from 'node:path';
import { answersOk, localUrl } from './http-ready.ts';
import { freePort } from './listen-port.ts';
import { nodeProcess, repository } from './node-process.ts';
import { startProduct, type ProductContext } from './product.ts';

/**
 * The same for development: Vite answers at the address of the product and passes calls on to the
 * gateway, which listens on a port of its own.
 */
export async function startProductForDevelopment(context: ProductContext): Promise<void> {
  const { config, directories, supervisor, env } = context;
  const port = await freePort();
  const address = localUrl(config.host, config.port);
  const gatewayEnv = { ...env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address };
  await startProduct({
    ...context,
    config: { ...config, host: '127.0.0.1', port },
    env: { ...gatewayEnv, ...(env.PUBLIC_URL && { PUBLIC_URL: env.PUBLIC_URL }) },
  });
  const vite = nodeProcess({
    name: 'web',
    bundle: 'node_modules/vite/bin/vite.js',
    flags: [
      ...[join(repository, 'web'), '--host', config.host],
      ...['--port', String(config.port), '--strictPort'],
    ],
    env: { ...env, GATEWAY_URL: localUrl('127.0.0.1', port) },
    stopLimitMs: 3_000,
    ready: (_child, gone) => answersOk(address, gone),
  });
  await supervisor.run(vite, directories.logDir);
}
