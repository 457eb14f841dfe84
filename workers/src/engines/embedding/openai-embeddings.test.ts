import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { cosine } from './embedding-engine.ts';
import { createOpenAiEmbeddings } from './openai-embeddings.ts';

const asked = z.object({ model: z.string(), input: z.array(z.string()) });
const seen: Array<z.output<typeof asked> & { authorization: string | undefined }> = [];

/** Answers with the lengths of the texts, last text first; some texts make it misbehave. */
function answer(res: ServerResponse, input: string[]): void {
  if (input.includes('html')) return void res.end('<html>');
  if (input.includes('huge')) return void res.end('x'.repeat(9 * 1024 * 1024));
  if (input.includes('elsewhere')) {
    return void res.writeHead(307, { location: '/v1/embeddings' }).end();
  }
  if (input.includes('500')) return void res.writeHead(500).end('{}');
  if (input.includes('tokens')) {
    const data = [
      {
        index: 0,
        embedding: [
          [1, 2],
          [3, 4],
        ],
      },
    ];
    return void res.end(JSON.stringify({ data }));
  }
  const left = input.filter((text) => text !== 'lost');
  const data = left.map((text, index) => ({ index, embedding: [text.length, 1] })).reverse();
  res.end(JSON.stringify({ object: 'list', data }));
}

const server = createServer((req, res) => {
  let text = '';
  req.on('data', (chunk) => (text += String(chunk)));
  req.on('end', () => {
    const body = asked.parse(JSON.parse(text));
    seen.push({ ...body, authorization: req.headers.authorization });
    answer(res, body.input);
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const embed = (texts: string[]) =>
  createOpenAiEmbeddings({ baseUrl, model: 'small', apiKey: 'key' }).embed(
    texts,
    new AbortController().signal,
  );

it('gives one vector for each text in their order, in batches', async () => {
  expect(await embed(['a', 'bcd'])).toEqual([
    [1, 1],
    [3, 1],
  ]);
  expect(seen.at(-1)).toEqual({ model: 'small', input: ['a', 'bcd'], authorization: 'Bearer key' });
  const before = seen.length;
  const many = Array.from({ length: 100 }, (_, index) => 'x'.repeat(index + 1));
  expect((await embed(many)).map(([length]) => length)).toEqual(many.map((text) => text.length));
  expect(seen.length - before).toBe(2);
});

it.each(['html', 'huge', '500', 'lost'])('fails in one way when the answer is %s', async (text) => {
  await expect(embed(['sound', text])).rejects.toMatchObject({ name: 'EngineError' });
});

it('follows no redirect: nothing is sent but where the operator said', async () => {
  const before = seen.length;
  await expect(embed(['elsewhere'])).rejects.toMatchObject({ name: 'EngineError' });
  expect(seen.length - before).toBe(1);
});

it('makes one vector of one for each token', async () => {
  expect(await embed(['tokens'])).toEqual([[2, 3]]);
});

it('compares vectors by their direction', () => {
  expect(cosine([1, 0], [2, 0])).toBeCloseTo(1);
  expect(cosine([1, 0], [0, 3])).toBe(0);
  expect(cosine([1, 0], [1, 0, 0])).toBe(0);
  expect(cosine([0, 0], [1, 0])).toBe(0);
});
