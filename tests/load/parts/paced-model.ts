import { createServer, type ServerResponse } from 'node:http';
import { now, type Written } from './order.ts';
import { serveOrders } from './serve-part.ts';

/** Milliseconds between looks at what is due. */
const TICK_MS = 1;
const SAID = (
  'The lamp in the window burns low and somebody walks along the quiet harbour, counting boats ' +
  'that came home before the rain. A kettle sings in the kitchen, two cups stand on the table, ' +
  'and the evening has all the time there is.'
).split(' ');

interface Speech {
  res: ServerResponse;
  id: string;
  left: number;
  said: number;
  everyMs: number;
  dueAt: number;
}

/**
 * A model server with a clock: it speaks each word when it is due, whatever became of those before,
 * and notes when it did. It parses no more of a request than the last order in it.
 */
export function runPacedModel(): void {
  const speeches = new Set<Speech>();
  let written: Written = {};
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => (body += text));
    req.on('end', () => {
      if (!req.url?.endsWith('/chat/completions')) {
        res.setHeader('content-type', 'application/json');
        res.end('{"object":"list","data":[{"id":"m"}]}');
        return;
      }
      const found = [...body.matchAll(/stream (\d+): (\d+) words at ([\d.]+)/g)].at(-1);
      const [, id = '0', words = '3', perSecond = '1000'] = found ?? [];
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.flushHeaders();
      const everyMs = 1_000 / Number(perSecond);
      const speech = { res, id, left: Number(words), said: 0, everyMs, dueAt: now() };
      written[id] = { at: [], length: [] };
      speeches.add(speech);
      res.on('close', () => speeches.delete(speech));
      speak(speech);
    });
  });

  function speak(speech: Speech): void {
    const { res, id } = speech;
    const word = `${SAID[speech.said % SAID.length]} `;
    const points = written[id];
    const length = (points?.length.at(-1) ?? 0) + word.length;
    points?.length.push(length);
    points?.at.push(now());
    res.write(chunk(JSON.stringify({ content: word }), 'null'));
    speech.said += 1;
    speech.left -= 1;
    speech.dueAt += speech.everyMs;
    if (speech.left > 0) return;
    speeches.delete(speech);
    res.end(`${chunk('{}', '"stop"')}data: [DONE]\n\n`);
  }

  setInterval(() => {
    const at = now();
    for (const speech of speeches) {
      while (speech.left > 0 && speech.dueAt <= at) speak(speech);
    }
  }, TICK_MS);

  serveOrders(async (order) => {
    if (order === 'open') {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
    }
    const said = written;
    written = {};
    return said;
  });
}

/** One event of the stream, as large as the one of a real server. */
function chunk(delta: string, finish: string): string {
  return (
    'data: {"id":"chatcmpl-0123456789","object":"chat.completion.chunk","created":1790000000,' +
    `"model":"m","choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finish}}]}\n\n`
  );
}
