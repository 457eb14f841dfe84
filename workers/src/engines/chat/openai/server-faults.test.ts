import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.ts';
import {
  data,
  delta,
  finish,
  sendError,
  sendRaw,
  sendReply,
  whole,
  type Answer,
} from './model-server.fixtures.ts';
import { engineBeside, REQUEST, SERVER, write } from './openai-engine.fixtures.ts';
import { createOpenAiEngine, type ModelServer } from './openai-engine.ts';
import { failureIn } from './server-error.ts';

let stops: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

async function beside(answer: Answer, options?: Partial<ModelServer>) {
  const made = await engineBeside(answer, options);
  stops.push(made.stop);
  return made;
}
/** What a reply comes to when the server sends this and ends. */
async function sent(raw: string, options?: Partial<ModelServer>) {
  const { engine, seen } = await beside(async (res) => {
    await sendRaw(res, raw);
    res.end();
  }, options);
  return { ...(await write(engine)), asked: seen.requests.length };
}
const codeOf = (error: unknown) => (error instanceof EngineError ? error.code : undefined);

describe('what people are told', () => {
  it.each([
    ['reply_cut', 'a stream that just ends', data(delta('Half a '))],
    ['reply_cut', 'an error inside', data(delta('Half a ')) + data({ error: { message: 'no' } })],
    ['reply_cut', 'a line error:', `${data(delta('Half a '))}error: {"message":"no"}\n\n`],
    ['reply_cut', 'an event error', `${data(delta('Half a '))}event: error\ndata: {}\n\n`],
    ['reply_cut', 'finish_reason error', data(delta('Half a ')) + data(finish('error'))],
    ['reply_cut', 'finish_reason abort', data(delta('Half a ')) + data(finish('abort'))],
    ['reply_cut', 'vLLM', data(delta('Half a ')) + data({ object: 'error', message: 'no' })],
    ['reply_cut', 'Venice', data(delta('Half a ')) + data({ error_message: 'no' })],
    ['content_refused', 'a filter', data(delta('Half a ')) + data(finish('content_filter'))],
  ])('is %s after words and %s, and it is not tried again', async (code, _what, raw) => {
    const { text, error, asked } = await sent(raw);
    expect(text).toBe('Half a ');
    expect(codeOf(error)).toBe(code);
    expect(error).toMatchObject({ retryable: false });
    expect(asked).toBe(1);
  });

  it.each([
    ['engine_failed', 401, {}, 1],
    ['engine_failed', 400, { error: { message: 'no', param: 'messages' } }, 2],
    ['model_gone', 404, { error: { message: 'The model does not exist', code: 'x' } }, 1],
    ['model_away', 402, { error: { code: 402, message: 'Insufficient credits' } }, 1],
    ['model_away', 429, { error: { code: 'insufficient_quota' } }, 1],
    ['model_away', 429, { error: { message: 'Rate limit: exceeds the limit of 3' } }, 3],
    ['model_away', 503, { error: { message: 'Loading model' } }, 3],
    ['engine_failed', 500, 'Internal Server Error', 3],
  ])('is %s for a refusal with %i, asked as often as it has a chance', async (...row) => {
    const [code, status, body, times] = row;
    const { engine, seen } = await beside((res) => sendError(res, status, body));
    const { error } = await write(engine);
    expect(codeOf(error)).toBe(code);
    expect(seen.requests).toHaveLength(times);
  });

  it('is that the model is away, where nobody listens', async () => {
    const engine = createOpenAiEngine({ ...SERVER, patience: { retryMs: 1 } });
    expect(codeOf((await write(engine)).error)).toBe('model_away');
  });

  it('is that it took too long, for a server that says nothing at all, and once', async () => {
    const { engine, seen } = await beside(() => undefined, { patience: { firstMs: 40 } });
    expect(codeOf((await write(engine)).error)).toBe('engine_timeout');
    expect(seen.requests).toHaveLength(1);
  });
});

describe('the end of a reply', () => {
  it.each([
    ['stop', data(delta('Yes.')) + data(finish())],
    ['stop', data(delta('Yes.')) + data('[DONE]')],
    ['stop', data(delta('Yes.')) + data(finish('tool_calls'))],
    ['length', data(delta('Yes.')) + data(finish('length')) + data('[DONE]')],
    ['length', data({ choices: [{ delta: { content: 'Yes.' }, finish_reason: 'max_tokens' }] })],
  ])('is %s as the server says it', async (end, raw) => {
    const { pieces, error } = await sent(raw);
    expect(error).toBeUndefined();
    expect(pieces.at(-1)).toEqual({ kind: 'end', finish: end });
  });

  it.each([
    [
      'OpenAI',
      { promptTokens: 9, cachedTokens: 4, completionTokens: 2 },
      [
        {
          choices: [],
          usage: {
            prompt_tokens: 9,
            completion_tokens: 2,
            prompt_tokens_details: { cached_tokens: 4 },
          },
        },
      ],
    ],
    [
      'llama.cpp',
      { promptTokens: 9, cachedTokens: 6, completionTokens: 2 },
      [{ ...finish(), timings: { prompt_n: 3, cache_n: 6, predicted_n: 2, predicted_ms: 9 } }],
    ],
    [
      'both at once',
      { promptTokens: 9, cachedTokens: 6, completionTokens: 2 },
      [{ ...finish(), usage: { prompt_tokens: 9, completion_tokens: 2 }, timings: { cache_n: 6 } }],
    ],
    [
      'usage on every chunk',
      { promptTokens: 9, completionTokens: 2 },
      [
        {
          ...delta(''),
          usage: { prompt_tokens: 9, completion_tokens: 1, prompt_tokens_details: null },
        },
        { ...delta(''), usage: { prompt_tokens: 9, completion_tokens: 2 } },
      ],
    ],
    [
      'DeepSeek',
      { promptTokens: 9, cachedTokens: 8, completionTokens: 2 },
      [
        {
          choices: [],
          usage: { prompt_tokens: 9, prompt_cache_hit_tokens: 8, completion_tokens: 2 },
        },
      ],
    ],
    [
      'Groq',
      { promptTokens: 9, completionTokens: 2 },
      [{ ...finish(), x_groq: { usage: { prompt_tokens: 9, completion_tokens: 2 } } }],
    ],
    ['nonsense', undefined, [{ choices: [], usage: { prompt_tokens: 'many' } }, { usage: null }]],
  ])('tells the tokens as %s does', async (_who, usage, chunks) => {
    const raw = [delta('Yes.'), ...chunks, finish()].map(data).join('') + data('[DONE]');
    const { pieces } = await sent(raw);
    expect(pieces.at(-1)).toEqual({ kind: 'end', finish: 'stop', ...(usage && { usage }) });
  });

  it('is not waited for once it was told', async () => {
    const { engine, seen } = await beside(
      (res) => sendRaw(res, data(delta('Yes.')) + data(finish())),
      { patience: { afterEndMs: 20, idleMs: 60_000 } },
    );
    const { pieces, error } = await write(engine);
    expect(error).toBeUndefined();
    expect(pieces.at(-1)).toEqual({ kind: 'end', finish: 'stop' });
    await expect.poll(() => seen.closed).toBe(1);
  });
});

describe('a prompt that is too long', () => {
  it.each([
    [
      'OpenAI, vLLM',
      4096,
      "This model's maximum context length is 4096 tokens. However, you requested 5000",
    ],
    [
      'vLLM',
      4096,
      'The decoder prompt (length 5000) is longer than the maximum model length of 4096.',
    ],
    [
      'llama.cpp',
      4096,
      'the request (5000 tokens) exceeds the available context size (4096 tokens)',
    ],
    ['llama-cpp-python', 2048, 'Requested tokens (2210) exceed context window of 2048'],
    [
      'SGLang',
      4096,
      "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
    ],
    ['TGI', 4096, '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000'],
    ['Anthropic', 200000, 'prompt is too long: 210000 tokens > 200000 maximum'],
    [
      'Gemini',
      1048575,
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048575).',
    ],
    [
      'Mistral',
      32768,
      'Prompt contains 40000 tokens, too large for model with 32768 maximum context length',
    ],
    [
      'LM Studio',
      4096,
      'Trying to keep the first 5000 tokens. The model is loaded with context length of only 4096',
    ],
    ['Groq', 0, 'Please reduce the length of the messages or completion.'],
    ['Bedrock', 0, 'Input is too long for requested model.'],
  ])('is known in the words of %s', (_who, fits, message) => {
    expect(failureIn({ error: { message } }, 400)?.contextTokens).toBe(fits);
    expect(failureIn({ message }, 400)?.contextTokens).toBe(fits);
  });

  it('is known by its code, and is no limit of an account', () => {
    expect(failureIn({ error: { code: 'context_length_exceeded' } }, 400)?.contextTokens).toBe(0);
    expect(failureIn({ error: { message: 'exceeds the limit' } }, 429)?.contextTokens).toBe(
      undefined,
    );
  });

  it.each([
    ['nothing', []],
    ['no stream at all', undefined],
  ])('is made shorter where the server answers with %s, and stays so', async (_what, none) => {
    const turns = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 ? ('user' as const) : ('assistant' as const),
      content: 'word '.repeat(60),
    }));
    const { engine, seen } = await beside((res, { messages }) =>
      messages.length <= 12
        ? sendReply(res, ['Yes.'])
        : none
          ? sendReply(res, none)
          : void res.writeHead(200, { 'content-type': 'text/event-stream' }).end(),
    );
    expect(await write(engine, { ...REQUEST, turns })).toMatchObject({ text: 'Yes.' });
    const learnt = seen.requests.length;
    expect(learnt).toBeLessThanOrEqual(4);
    await write(engine, { ...REQUEST, turns });
    expect(seen.requests).toHaveLength(learnt + 1);
  });
});

describe('a server that refuses a part of the request', () => {
  const refusing = (part: string, status: number, body: unknown) => (): Answer => (res, asked) =>
    part in asked ? sendError(res, status, body) : sendReply(res, ['Yes.']);

  it.each([
    ['temperature', 400, { error: { param: 'temperature', code: 'unsupported_value' } }],
    ['stream_options', 422, { detail: [{ loc: ['body', 'stream_options'], msg: 'extra' }] }],
    ['stream_options', 400, { error: { message: 'Bad request' } }],
    ['top_p', 400, { error: { message: "Unrecognized request argument supplied: 'top_p'" } }],
  ])('gets none of %s from then on', async (part, status, body) => {
    const { engine, seen } = await beside(refusing(part, status, body)(), {
      sampler: { temperature: 0.7, topP: 0.9 },
    });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    expect(seen.requests.filter((asked) => part in asked)).toHaveLength(1);
  });

  it('gets plain turns where its template knows nothing else', async () => {
    const { engine, seen } = await beside((res, { messages }) =>
      messages.some(({ role }) => role === 'system')
        ? sendError(res, 500, { error: { message: 'System role not supported' } })
        : sendReply(res, ['Yes.']),
    );
    expect(await write(engine)).toMatchObject({ text: 'Yes.' });
    const [only, ...others] = seen.requests.at(-1)?.messages ?? [];
    expect(others).toEqual([]);
    expect(only).toMatchObject({ role: 'user' });
    expect(only?.content).toMatch(/ferry captain[^]*Is it far\?$/);
  });
});

it('an idle connection is used again, and one that was closed meanwhile is no failure', async () => {
  const { engine, server, seen } = await beside((res) => sendReply(res, ['Yes.']));
  const turns = 20;
  for (let turn = 0; turn < turns; turn++) {
    await write(engine);
    // The end of the answer comes a moment after its end mark.
    await pause(2);
  }
  // On a busy machine an end may come late, and then the next turn opens a connection of its own.
  expect(seen.connections).toBeLessThan(turns);
  server.closeIdle();
  expect(await write(engine)).toMatchObject({ text: 'Yes.' });
  expect(seen.requests).toHaveLength(turns + 1);
});

it('thinking that breaks off may begin anew, since nothing of the reply was shown', async () => {
  const { error } = await sent(data({ choices: [{ delta: { reasoning: 'hm' } }] }));
  expect(error).toMatchObject({ retryable: true });
  expect(await sent(whole('<think>hm</think>Yes.'))).toMatchObject({
    thinking: 'hm',
    text: 'Yes.',
  });
  const hidden = await sent(whole('<think>hm</think>Yes.'), { thinking: 'hide' });
  expect(hidden).toMatchObject({ thinking: '', text: 'Yes.' });
});
