import Koa from 'koa';
import { serveOrders } from './serve-part.ts';

/** Koa with one answer and nothing else: what a request costs before anybody does anything for it. */
export function runBareKoa(): void {
  serveOrders(async () => {
    const app = new Koa();
    app.use((ctx) => {
      ctx.body = 'hello';
    });
    const server = app.listen(0, '127.0.0.1');
    await new Promise<void>((resolve) => server.once('listening', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
}
