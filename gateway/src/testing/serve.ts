import { once } from 'node:events';
import { createServer } from 'node:http';
import type Koa from 'koa';
import type { GatewayContext } from '../context.ts';
import type { RequestState } from '../request.ts';

/** Serves an app on a free port of the loopback. */
export async function serve(
  app: Koa<RequestState>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A context of the parts a test needs; touching another part fails and names it. */
export function partialContext(parts: Partial<GatewayContext>): GatewayContext {
  const guarded: object = new Proxy(parts, {
    get: (target, name) => {
      if (!Reflect.has(target, name)) throw new Error(`This test has no context.${String(name)}.`);
      return Reflect.get(target, name);
    },
  });
  return Object.setPrototypeOf({}, guarded);
}

/** `name=value` of every cookie an answer sets, ready for the next request's `Cookie`. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');
}
