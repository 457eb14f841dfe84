import { io } from 'socket.io-client';

/** The error that refuses a socket with these headers, or null when it connects. */
export async function socketRefusal(
  baseUrl: string,
  extraHeaders: Record<string, string>,
): Promise<unknown> {
  const options = { transports: ['websocket'], reconnection: false, extraHeaders };
  const socket = io(baseUrl, options);
  const outcome = await new Promise<unknown>((resolve) => {
    socket.once('connect', () => {
      resolve(null);
    });
    socket.once('connect_error', resolve);
  });
  socket.close();
  return outcome;
}
