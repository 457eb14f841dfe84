import { connect, type Socket } from 'node:net';
import { httpOrder, now, type HttpAnswer, type HttpOrder } from './order.ts';
import { serveOrders } from './serve-part.ts';

const HEAD_END = '\r\n\r\n';
const GOOD = ['200', '201'];

/** Asks the same again and again over a number of connections, each for the next answer. */
export function runHttpLoad(): void {
  serveOrders(async (raw) => {
    const asked = httpOrder.parse(raw);
    const { connections, seconds } = asked;
    const { hostname, port } = new URL(asked.url);
    const request = requestOf(asked);
    const until = now() + seconds * 1_000;
    const answer: HttpAnswer = { ms: [], failed: 0 };
    const ask = async (): Promise<void> => {
      const socket = connect(Number(port), hostname);
      do {
        const askedAt = now();
        const status = await exchange(socket, request);
        answer.ms.push(now() - askedAt);
        if (!GOOD.includes(status)) answer.failed += 1;
      } while (now() < until);
      socket.destroy();
    };
    await Promise.all(Array.from({ length: connections }, ask));
    return answer;
  });
}

function requestOf({ url, method, path, headers, body }: HttpOrder): string {
  const { host, origin } = new URL(url);
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    ...{ host, origin, ...headers },
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': text.length }),
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${text}`;
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
