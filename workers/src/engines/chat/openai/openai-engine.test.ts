import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  data,
  delta,
  finish,
  sendRaw,
  sendReply,
  whole,
  type Answer,
} from './model-server.fixtures.ts';
import { engineBeside, KEY, REQUEST, SERVER, write } from './openai-engine.fixtures.ts';
import { createOpenAiEngine, type ModelServer } from './openai-engine.ts';

let stops: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

async function engineFor(answer: Answer, options: Partial<ModelServer> = {}) {
  const beside = await engineBeside(answer, options);
  stops.push(beside.stop);
  return beside;
}

/** What a reply comes to when the server sends this and ends. */
async function sent(raw: string, size?: number, options?: Partial<ModelServer>) {
  const { engine } = await engineFor(async (res) => {
    await sendRaw(res, raw, size);
    res.end();
  }, options);
  const { text, error } = await write(engine);
  return error === undefined ? { text } : { text, error };
}

describe('a reply', () => {
  it('is asked for with the key, the model and the talk, and comes word by word', async () => {
    const { engine, seen } = await engineFor((res) => sendReply(res, ['Not ', 'far.']));
    expect(await write(engine)).toMatchObject({ text: 'Not far.' });
    expect(seen.headers[0]?.authorization).toBe(`Bearer ${KEY}`);
    const [request] = seen.requests;
    expect(request).toMatchObject({ model: 'm', stream: true, max_tokens: 256 });
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.messages[0]?.content).toContain('ferry captain');
  });

  it('comes from the first model that the server lists, when none is named', async () => {
    const { engine, seen } = await engineFor((res) => sendReply(res, ['Yes.']), {
      model: undefined,
    });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    expect(seen.requests[0]?.model).toBe('first-model');
  });

  it.each([1, 2, 3, 7, 4_096])('survives being cut into pieces of %i bytes', async (size) => {
    const raw = whole('Grüße ', 'aus 東京 ', '👩‍🚀.');
    expect(await sent(raw, size)).toEqual({ text: 'Grüße aus 東京 👩‍🚀.' });
    expect(await sent(raw.replaceAll('\n', '\r\n'), size)).toEqual({
      text: 'Grüße aus 東京 👩‍🚀.',
    });
  });

  it('is read in every dialect', async () => {
    const usage = { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } };
    const timings = { ...finish(), usage: usage.usage, timings: { predicted_ms: 1 } };
    for (const raw of [
      `: OPENROUTER PROCESSING\n\n: ping\n\n${whole('Yes.')}`,
      `data: {"choices":[]}\n\ndata: \n\n${whole('Yes.')}`,
      data(delta('Yes.')) + data(timings) + data(usage) + data('[DONE]'),
      data(delta('Yes.')) + data(finish('length')),
      `data:${JSON.stringify(delta('Yes.'))}\n\n${data('[DONE]')}after the end`,
      data(delta('Yes.')) + data(finish()).trimEnd(),
      data({ choices: [{ delta: { reasoning_content: 'hm' } }] }) + whole('Yes.'),
      data({ choices: [{ delta: { reasoning: 'hm' } }] }) + whole('Yes.'),
      whole('<thi', 'nk>hm', ' so</th', 'ink>', '\n\n', 'Yes.'),
      whole('<think></think>Yes.'),
    ]) {
      expect(await sent(raw), raw).toEqual({ text: 'Yes.' });
    }
  });

  it('may come in one piece from servers that do not stream', async () => {
    const { engine } = await engineFor((res) => {
      res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      const message = { role: 'assistant', content: '<think>hm</think> Yes.' };
      res.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
    });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
  });

  it('begins with a bracket where it begins with one', async () => {
    expect(await sent(whole('<', '3'))).toEqual({ text: '<3' });
    expect(await sent(whole('<thin'))).toEqual({ text: '<thin' });
  });
});

describe('a failure', () => {
  it('within the stream ends the reply, and what was shown stays', async () => {
    for (const raw of [
      data(delta('Not')) + data({ error: { message: 'oom', code: 500 } }),
      data(delta('Not')) + data({ object: 'error', message: 'oom' }),
      data(delta('Not')) + data({ error_type: 'x', error_message: 'oom' }),
      `${data(delta('Not'))}event: error\ndata: {"message":"oom"}\n\n`,
      `${data(delta('Not'))}error: {"code":500,"message":"oom"}\n\n`,
      data(delta('Not')) + data(finish('error')),
      data(delta('Not')),
      `${data(delta('Not'))}data: {"cho`,
    ]) {
      const { text, error } = await sent(raw);
      expect(text, raw).toBe('Not');
      expect(error, raw).toMatchObject({ name: 'EngineError', retryable: false });
    }
  });

  it('before the first word is tried again, and not after', async () => {
    const { engine, seen } = await engineFor(async (res, _asked, turn) => {
      if (turn === 1) res.writeHead(503).end('<html>busy</html>');
      else if (turn === 2) res.destroy();
      else await sendReply(res, ['Yes.']);
    });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    expect(seen.requests).toHaveLength(3);

    const half = await engineFor(async (res) => {
      await sendRaw(res, data(delta('Not')));
      await pause(30);
      res.destroy();
    });
    expect((await write(half.engine)).text).toBe('Not');
    expect(half.seen.requests).toHaveLength(1);
  });

  it('that does not pass is told at once, with no secret in it', async () => {
    const { engine, seen } = await engineFor((res, { messages }) => {
      res.writeHead(401, { 'content-type': 'application/json' });
      const message = `Incorrect API key provided: ${KEY}, ${messages.at(-1)?.content}`;
      res.end(JSON.stringify({ error: { message, code: 'invalid_api_key' } }));
    });
    const { error } = await write(engine);
    expect(seen.requests).toHaveLength(1);
    expect(error).toMatchObject({ message: 'the model server answered 401 (invalid_api_key)' });
    expect(JSON.stringify([error, String(error)])).not.toMatch(/sk-secret|Is it far/);
  });

  it('waits as long as the server asks, within reason', async () => {
    for (const [header, turns] of [
      ['0', 2],
      ['3600', 1],
    ] as const) {
      const { engine, seen } = await engineFor(async (res, _asked, turn) => {
        if (turn === 1) res.writeHead(429, { 'retry-after': header }).end('{}');
        else await sendReply(res, ['Yes.']);
      });
      await write(engine);
      expect(seen.requests, header).toHaveLength(turns);
    }
  });

  it.each([
    ['a silent server', { firstMs: 50 }, () => undefined],
    [
      'a server that falls silent',
      { idleMs: 50 },
      (res: Parameters<Answer>[0]) => sendRaw(res, data({ choices: [] })),
    ],
    ['an empty reply', {}, (res: Parameters<Answer>[0]) => sendReply(res, [])],
    ['thinking alone', {}, (res: Parameters<Answer>[0]) => sendReply(res, ['<think>hm'])],
    [
      'a web page',
      {},
      (res: Parameters<Answer>[0]) =>
        void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
    ],
    ['an event without end', {}, (res: Parameters<Answer>[0]) => sendRaw(res, 'x'.repeat(9e6))],
  ])('is said of %s', async (_name, patience, answer) => {
    const { engine } = await engineFor(answer, { patience });
    const { text, error } = await write(engine);
    expect(text).toBe('');
    expect(error).toMatchObject({ name: 'EngineError' });
  });

  it('of a server that is not there is said too', async () => {
    const engine = createOpenAiEngine({
      ...SERVER,
      patience: { retryMs: 1 },
    });
    expect((await write(engine)).error).toMatchObject({
      message: 'the model server cannot be reached',
    });
  });
});

describe('the engine', () => {
  it('leaves out what a server does not know, and remembers it', async () => {
    const { engine, seen } = await engineFor(async (res, asked) => {
      const param = 'max_tokens';
      if (!(param in asked)) return sendReply(res, ['Yes.']);
      const error = { code: 'unsupported_parameter', param, message: `Unsupported: '${param}'` };
      res.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    expect(seen.requests.at(-1)).toMatchObject({ max_completion_tokens: 256 });
    const before = seen.requests.length;
    await write(engine);
    expect(seen.requests.length - before).toBe(1);
  });

  it('shortens the talk until it fits, and nobody sees an error', async () => {
    const turns = Array.from({ length: 80 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `${index} ${'word '.repeat(60)}`,
    }));
    const { engine, seen } = await engineFor(
      async (res, { messages }) => {
        const length = messages.reduce((sum, { content }) => sum + content.length / 4, 0);
        if (length < 1_500) return sendReply(res, ['Yes.']);
        const error = { type: 'exceed_context_size_error', n_ctx: 2_048, n_prompt_tokens: 9_000 };
        res.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      },
      { contextTokens: 32_768 },
    );
    expect(await write(engine, { ...REQUEST, turns })).toMatchObject({ text: 'Yes.' });
    expect(seen.requests.at(-1)?.messages.at(-1)?.content).toContain('79 word');
    expect(seen.requests.length).toBeLessThanOrEqual(3);
  });

  it('frees the server when the reply is stopped', async () => {
    const { engine, seen } = await engineFor(async (res) => {
      for (let count = 0; count < 1_000 && !res.destroyed; count++) {
        if (count === 0) await sendRaw(res, data(delta('word ')));
        else res.write(data(delta('word ')));
        await pause(5);
      }
    });
    const stop = new AbortController();
    let text = '';
    for await (const piece of engine.reply(REQUEST, stop.signal)) {
      if (piece.kind === 'text') text += piece.text;
      if (text !== '') stop.abort();
    }
    expect(text).toContain('word');
    await expect.poll(() => seen.closed).toBe(1);
  });

  it('ends a reply that never ends', async () => {
    const { engine, seen } = await engineFor(async (res) => {
      const long = data(delta('word '.repeat(2_000)));
      await sendRaw(res, long);
      while (!res.destroyed) {
        res.write(long);
        await pause(0);
      }
    });
    const { text } = await write(engine);
    expect(text.length).toBeLessThan(130_000);
    await expect.poll(() => seen.closed).toBe(1);
  });
});
