import { afterEach, describe, expect, it } from 'vitest';
import type { ChatRequest } from '../chat-engine.ts';
import { sendReply, startModelServer, type Answer } from './model-server.fixtures.ts';
import { engineBeside, REQUEST, SERVER, write } from './openai-engine.fixtures.ts';
import { createOpenAiEngine, type ModelServer } from './openai-engine.ts';

let stops: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

async function beside(
  answer: Answer,
  options?: Partial<ModelServer>,
  others?: Record<string, unknown>,
) {
  const made = await engineBeside(answer, options, others);
  stops.push(made.stop);
  return made;
}
const says =
  (...words: string[]): Answer =>
  (res) =>
    sendReply(res, words);
const signal = new AbortController().signal;

describe('a reply', () => {
  it('is made as the member wants it, over what the operator wants', async () => {
    const { engine, seen } = await beside(says('Yes.'), {
      sampler: { temperature: 0.7, topP: 0.9 },
    });
    await write(engine, { ...REQUEST, sampler: { temperature: 1.2, replyTokens: 64 } });
    expect(seen.requests[0]).toMatchObject({
      ...{ temperature: 1.2, top_p: 0.9, max_tokens: 64 },
      stream_options: { include_usage: true },
    });
  });

  it('says what was sent, once and before its words', async () => {
    const { engine, seen } = await beside(says('Yes', '.'));
    const { pieces } = await write(engine);
    expect(pieces.map(({ kind }) => kind)).toEqual(['prompt', 'text', 'text', 'end']);
    const [first] = pieces;
    expect(first?.kind === 'prompt' && first.prompt.messages).toEqual(seen.requests[0]?.messages);
  });
});

describe('a reply that goes on', () => {
  const beginning = 'The harbour lay still, and then';
  const request: ChatRequest = {
    ...REQUEST,
    task: 'continue',
    turns: [...REQUEST.turns, { role: 'assistant', content: beginning }],
  };

  it.each([
    ['goes on', [' the', ' bell rang.']],
    ['writes it all once more', ['The harb', 'our lay still, and', ' then the', ' bell rang.']],
    ['does so after a blank line', ['\n', `${beginning} the bell rang.`]],
  ])('is the same whether the server %s', async (_how, words) => {
    const { engine, seen } = await beside(says(...words));
    const { text } = await write(engine, request);
    expect(text).toBe(' the bell rang.');
    expect(seen.requests[0]?.messages.at(-1)).toEqual({ role: 'assistant', content: beginning });
  });

  it('loses nothing where it only begins alike', async () => {
    const { engine } = await beside(says('The harb', 'inger came.'));
    expect((await write(engine, request)).text).toBe('The harbinger came.');
    const { engine: other } = await beside(says('The harb'));
    expect((await write(other, request)).text).toBe('The harb');
  });
});

it('the next line of the member is asked for at the end of the talk', async () => {
  const { engine, seen } = await beside(says('Tell me more.'));
  await write(engine, { ...REQUEST, task: 'impersonate' });
  const last = seen.requests[0]?.messages.at(-1);
  expect(last?.role).toBe('user');
  expect(last?.content).toMatch(/^Is it far\?\n\n\[Now write the next message of Mara/);
});

it('other tasks are done with the same model', async () => {
  const { engine, seen } = await beside(says('A summary.'));
  const messages = [{ role: 'user' as const, content: 'Sum it up.' }];
  let text = '';
  const task = { messages, replyTokens: 200, temperature: 0 };
  for await (const piece of engine.complete?.(task, signal) ?? []) {
    if (piece.kind === 'text') text += piece.text;
  }
  expect(text).toBe('A summary.');
  expect(seen.requests[0]).toMatchObject({ messages, max_tokens: 200, temperature: 0 });
});

describe('a look at the server', () => {
  it.each([
    ['vLLM', { max_model_len: 4_000 }, {}, { contextTokens: 4_000 }],
    ['a hosted list', { context_length: 9_000 }, {}, { contextTokens: 9_000 }],
    ['nothing known', {}, {}, {}],
    [
      'llama.cpp',
      { owned_by: 'llamacpp', meta: { n_ctx_train: 131_072 } },
      { '/props': { total_slots: 4, default_generation_settings: { n_ctx: 2_048 } } },
      { slots: 4, contextTokens: 2_048 },
    ],
  ])('learns what %s tells', async (_who, model, others, told) => {
    const list = { '/v1/models': { data: [{ id: 'm', ...model }, { id: 'other' }] } };
    const { engine } = await beside(says('Yes.'), {}, { ...list, ...others });
    expect(await engine.look?.(false, signal)).toEqual({ model: 'm', ...told });
  });

  it('finds one without a list, and not one that is starting or gone', async () => {
    for (const [status, isThere] of [
      [404, true],
      [401, true],
      [503, false],
    ] as const) {
      const { engine } = await beside(says('Yes.'), {}, { '/v1/models': status });
      const look = engine.look?.(false, signal) ?? Promise.reject(new Error('no look'));
      if (isThere) expect(await look).toEqual({});
      else await expect(look).rejects.toMatchObject({ code: 'model_away' });
    }
    for (const isBusy of [true, false]) {
      const gone = createOpenAiEngine(SERVER);
      await expect(gone.look?.(isBusy, signal)).rejects.toMatchObject({ code: 'model_away' });
    }
  });

  it('asks nothing of one that writes', async () => {
    const { engine, seen } = await beside(says('Yes.'));
    await engine.look?.(true, signal);
    expect(seen.paths).toEqual([]);
  });

  it('shortens the talk to what the server holds', async () => {
    const list = { '/v1/models': { data: [{ id: 'm', max_model_len: 1_024 }] } };
    const { engine, seen } = await beside(says('Yes.'), { contextTokens: 100_000 }, list);
    await engine.look?.(false, signal);
    const turns = Array.from({ length: 80 }, () => ({
      role: 'user' as const,
      content: 'word '.repeat(60),
    }));
    await write(engine, { ...REQUEST, turns });
    expect(JSON.stringify(seen.requests[0]?.messages).length).toBeLessThan(4_000);
  });
});

describe('tokens', () => {
  const turns = Array.from({ length: 60 }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    content: `${index} ${'word '.repeat(40)}`,
  }));

  it.each([
    ['llama.cpp', '/tokenize', { tokens: [1, 2, 3] }],
    ['vLLM', '/tokenize', { count: 3, max_model_len: 9 }],
    ['llama-cpp-python', '/extras/tokenize/count', { count: 3 }],
  ])('are counted by %s, each text once', async (_who, path, told) => {
    const { engine, seen } = await beside(says('Yes.'), {}, { [path]: told });
    await engine.look?.(false, signal);
    await write(engine, { ...REQUEST, turns });
    const asked = seen.paths.filter((it) => it === path).length;
    await write(engine, { ...REQUEST, turns });
    expect(seen.paths.filter((it) => it === path)).toHaveLength(asked);
  });

  it('are estimated where the server does not say, and it is not asked again', async () => {
    const { engine, seen } = await beside(says('Yes.'));
    await write(engine, { ...REQUEST, turns });
    await write(engine, { ...REQUEST, turns });
    expect(seen.paths.filter((path) => path === '/tokenize').length).toBeLessThanOrEqual(1);
  });

  it('do not keep a reply waiting', async () => {
    const server = await startModelServer(says('Yes.'));
    stops.push(server.stop);
    // A tokenizer that never answers.
    const engine = createOpenAiEngine({
      ...SERVER,
      baseUrl: server.baseUrl,
      patience: { countMs: 0 },
    });
    expect((await write(engine, { ...REQUEST, turns })).text).toBe('Yes.');
    await engine.close?.();
  });
});
