import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createModerator, ModeratorAway } from './moderation-server.ts';

type Answer = (res: ServerResponse, inputs: string[]) => void;

const KEY = 'sk-the-operators-secret';
const picture = z.object({
  type: z.literal('image_url'),
  image_url: z.object({ url: z.string() }).transform(({ url }) => url),
});
const input = z.string().or(picture.transform(({ image_url: url }) => url));
const body = z.object({ model: z.string(), input: z.union([input, z.array(input)]) });

let answer: Answer;
let asked: { inputs: string[]; key: string | undefined }[] = [];
const server = createServer((req: IncomingMessage, res) => {
  let text = '';
  req.on('data', (chunk) => (text += String(chunk)));
  req.on('end', () => {
    const inputs = [body.parse(JSON.parse(text)).input].flat();
    asked.push({ inputs, key: req.headers.authorization });
    answer(res, inputs);
  });
});
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

let now = 0;
const moderator = (patience = {}) =>
  createModerator(
    {
      baseUrl,
      model: 'omni-moderation-latest',
      apiKey: KEY,
      policy: { 'sexual/minors': 0.2, illicit: 0.8 },
      onFailure: 'closed',
      judgesPictures: true,
    },
    { answerMs: 60_000, retryMs: 1, restMs: 60_000, ...patience },
    () => now,
  );

const CLEAN = { 'sexual/minors': 0.001, illicit: 0.001 };
const verdicts =
  (...results: object[]): Answer =>
  (res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ id: 'modr-1', model: 'omni', results }));
  };
const scores = (category_scores: object, more: object = {}): Answer =>
  verdicts({ flagged: true, category_scores, ...more });

describe('a verdict', () => {
  it.each<[string, Answer, string | null]>([
    ['passes what is below', scores(CLEAN), null],
    [
      'refuses from the least score on',
      scores({ ...CLEAN, 'sexual/minors': 0.2 }),
      'sexual/minors',
    ],
    ['refuses what the operator named', scores({ ...CLEAN, illicit: 0.9 }), 'illicit'],
    ['leaves what the operator did not name', scores({ ...CLEAN, sexual: 1, violence: 1 }), null],
    ['leaves a category that is null', scores({ ...CLEAN, illicit: null }), null],
    [
      'takes a server at its word that gives no scores',
      verdicts({ categories: { 'sexual/minors': true, illicit: null } }),
      'sexual/minors',
    ],
  ])('%s', async (_, reply, expected) => {
    answer = reply;
    expect(await moderator().judge('Good evening.')).toBe(expected);
    expect(await moderator().judgePicture(Buffer.from('jpeg'))).toBe(expected);
    expect(asked.at(-1)?.inputs).toEqual(['data:image/jpeg;base64,anBlZw==']);
    expect(asked).toEqual([{ inputs: ['Good evening.'], key: `Bearer ${KEY}` }]);
  });

  it('on a long text is one on each of its pieces, which overlap', async () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(' ');
    answer = (res, inputs) =>
      verdicts(
        ...inputs.map((input) => ({
          category_scores: { ...CLEAN, illicit: input.includes('w4999') ? 1 : 0 },
        })),
      )(res, inputs);
    expect(await moderator().judge(text)).toBe('illicit');
    const [first = '', second = ''] = asked[0]?.inputs ?? [];
    expect(second.startsWith(first.slice(-400))).toBe(true);
  });
});

describe('no verdict', () => {
  const html: Answer = (res) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end('<h1>Welcome</h1>');
  };
  const status =
    (code: number): Answer =>
    (res) => {
      res.writeHead(code);
      res.end(JSON.stringify({ error: { message: `no ${KEY}` } }));
    };
  it.each<[string, Answer, number]>([
    ['a web page', html, 2],
    ['an error of the server', status(503), 2],
    ['too many requests', status(429), 2],
    ['a wrong key', status(401), 1],
    ['no results', verdicts(), 2],
    ['more results than texts', verdicts({}, {}), 2],
    ['nothing on the one category', scores({ illicit: 0 }), 2],
    ['null on the one category', scores({ ...CLEAN, 'sexual/minors': null }), 2],
    ['an endless answer', (res) => res.end('x'.repeat(1_500_000)), 2],
    ['a connection that ends', (res) => res.destroy(), 2],
  ])('is %s, after %s', async (_, reply, tries) => {
    answer = reply;
    const judging = moderator().judge('Good evening.');
    await expect(judging).rejects.toBeInstanceOf(ModeratorAway);
    await expect(judging).rejects.not.toThrow(/Good evening|sk-/);
    expect(asked).toHaveLength(tries);
  });

  it('is waited for no longer than it may take', async () => {
    answer = () => undefined;
    await expect(moderator({ answerMs: 30 }).judge('Hello')).rejects.toThrow('cannot be reached');
    expect(asked).toHaveLength(2);
  });

  it('becomes one when the second try succeeds', async () => {
    answer = (res, inputs) => (asked.length === 1 ? status(500) : scores(CLEAN))(res, inputs);
    expect(await moderator().judge('Hello')).toBeNull();
  });

  it('is said at once while a server that is down rests, until one text finds it well', async () => {
    answer = status(500);
    const judge = moderator();
    for (let failures = 0; failures < 3; failures++) {
      await expect(judge.judge('Hello')).rejects.toThrow('500');
    }
    await expect(judge.judge('Hello')).rejects.toThrow('down');
    expect(asked).toHaveLength(6);
    answer = scores(CLEAN);
    now += 60_000;
    expect(await judge.judge('Hello')).toBeNull();
    expect(await judge.judge('Hello')).toBeNull();
  });
});
