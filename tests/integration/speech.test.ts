import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicConfig } from '@vesper/core/contract/public-config';
import { createClient, type Client } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const KEY = 'sk-the-operators-secret';
const SOUND = Buffer.from('ID3 something to hear');

let asked: { path: string | undefined; type: string; key: string | undefined; body: string }[] = [];
/** Speaks, and writes down; breaks when it is asked about "broken", sends a page for "page". */
const service = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const body = Buffer.concat(chunks).toString('latin1');
    const { authorization: key, 'content-type': type = '' } = req.headers;
    asked.push({ path: req.url, type, key, body });
    if (body.includes('broken')) {
      res.writeHead(500).end(`no ${KEY}`);
      return;
    }
    if (req.url === '/v1/audio/transcriptions') res.end('{"text":" Good evening "}');
    else if (body.includes('page')) res.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(SOUND);
  });
});

let stack: Stack;
let anna: Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
  const env = {
    SPEECH_BASE_URL: url,
    SPEECH_API_KEY: KEY,
    SPEECH_VOICES: 'ada, vera',
    DICTATION_BASE_URL: url,
  };
  stack = await startStack({ env });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(async () => {
  await stack.stop();
  service.closeAllConnections();
  service.close();
});

const speak = (body: object, path = '/api/speech') =>
  fetch(`${stack.baseUrl}${path}`, {
    method: 'POST',
    headers: { cookie: anna.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('browsers learn the voices and who writes words down, and may use the microphone', async () => {
  const answer = await fetch(`${stack.baseUrl}/api/config`);
  const config = publicConfig.parse(await answer.json());
  expect(config).toMatchObject({ speech: { voices: ['ada', 'vera'] }, dictation: 'service' });
  expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
  expect(answer.headers.get('content-security-policy')).toContain('media-src blob:');
});

it.each([
  [{ voice: 'vera' }, 'vera'],
  [{ voice: 'somebody else' }, 'ada'],
  [{}, 'ada'],
])(
  'a sentence is read in the voice that is chosen, if there is such a one: %o',
  async (how, voice) => {
    asked = [];
    const answer = await speak({ text: 'Good evening.', ...how });
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(SOUND);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      model: 'tts-1',
      voice,
      input: 'Good evening.',
      response_format: 'mp3',
    });
    expect(asked[0]?.key).toBe(`Bearer ${KEY}`);
  },
);

it('what was said is written down', async () => {
  asked = [];
  const answer = await fetch(`${stack.baseUrl}/api/speech/transcriptions`, {
    method: 'POST',
    headers: { cookie: anna.cookie, 'content-type': 'audio/webm' },
    body: SOUND,
  });
  expect([answer.status, await answer.json()]).toEqual([200, { text: ' Good evening ' }]);
  expect(asked[0]?.type).toContain('multipart/form-data');
  expect(asked[0]?.body).toContain('whisper-1');
  expect(asked[0]?.body).toContain(SOUND.toString('latin1'));
});

it('a service that fails is said to be away, in our words alone, and what is unfit is refused', async () => {
  for (const text of ['broken', 'a page']) {
    const answer = await speak({ text });
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain(KEY);
  }
  expect((await speak({ text: 'x'.repeat(1_001) })).status).toBe(422);
  expect((await speak({ text: '[[sentinel:child_safety]]' })).status).toBe(422);
  const logged = stack.gateways.map(({ process }) => process.output).join('');
  expect(logged).not.toContain(KEY);
});
