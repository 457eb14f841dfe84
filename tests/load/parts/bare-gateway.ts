import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { bareOrder } from './order.ts';
import { serveOrders } from './serve-part.ts';

/** The gateway of the bare pipeline: Socket.IO between Redis' channels and whoever listens. */
export function runBareGateway(): void {
  serveOrders(async (order) => {
    const { redisUrl } = bareOrder.parse(order);
    const redis = new Redis({ path: redisUrl.replace('unix://', '') });
    const subscriber = redis.duplicate();
    const listening = new Map<string, Socket>();
    const http = createServer();
    const io = new Server(http, {
      ...{ transports: ['websocket'], perMessageDeflate: false, serveClient: false },
    });
    subscriber.on('smessage', (channel: string, message: string) => {
      const socket = listening.get(channel);
      const events: Array<[name: string, data: object]> = JSON.parse(message);
      for (const [name, data] of events) socket?.emit(name, data);
    });
    io.on('connection', (socket) => {
      const channel = `bare:${socket.handshake.headers.cookie}`;
      listening.set(channel, socket);
      socket.on('disconnect', () => listening.delete(channel));
      socket.on('ask', (data: object, taken: () => void) => {
        taken();
        redis.publish('asked', JSON.stringify({ ...data, channel })).catch(() => undefined);
      });
      subscriber.ssubscribe(channel).then(
        () => socket.emit('ready', {}),
        () => socket.disconnect(true),
      );
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const address = http.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
}
