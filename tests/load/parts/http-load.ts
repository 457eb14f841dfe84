import { connect, type Socket } from 'node:net';
import { httpOrder, now, type HttpAnswer } from './order.ts';
import { serveOrders } from './serve-part.ts';

const HEAD_END = '\r\n\r\n';

/** Asks the same again and again over a number of connections, each for the next answer. */
export function runHttpLoad(): void {
  serveOrders(async (raw) => {
    const { url, path, headers, connections, seconds } = httpOrder.parse(raw);
    const { hostname, port, host } = new URL(url);
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
    const request = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`;
    const until = now() + seconds * 1_000;
    const answer: HttpAnswer = { ms: [], failed: 0 };
    const ask = async (): Promise<void> => {
      const socket = connect(Number(port), hostname);
      while (now() < until) {
        const askedAt = now();
        const status = await exchange(socket, request);
        answer.ms.push(now() - askedAt);
        if (status !== '200') answer.failed += 1;
      }
      socket.destroy();
    };
    await Promise.all(Array.from({ length: connections }, ask));
    return answer;
  });
}

/** Sends a request and reads its answer to the end. @returns the status */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (bytes: Buffer): void => {
      text += bytes.toString('latin1');
      const end = text.indexOf(HEAD_END);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (end < 0 || text.length < end + HEAD_END.length + Number(length ?? Number.NaN)) return;
      socket.off('data', onData).off('error', reject);
      resolve(text.slice(9, 12));
    };
    socket.on('data', onData).once('error', reject);
    socket.write(request);
  });
}
