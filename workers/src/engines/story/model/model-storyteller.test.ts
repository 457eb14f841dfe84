import { describe, expect, it } from 'vitest';
import { estimateMessage } from '../../../prompt/estimate-tokens.ts';
import type { ChatEngine, CompletionTask, ReplyPiece } from '../../chat/chat-engine.ts';
import type { ChatModels } from '../../chat/chat-models.ts';
import { EngineError } from '../../engine-error.ts';
import type { StoryPiece, StoryRequest } from '../story-engine.ts';
import { createModelStoryteller } from './model-storyteller.ts';

const WAYS = 'CHOICES:\n1) Open the door\n2) Wait\n3) Go back';
const REQUEST: StoryRequest = {
  storyId: '1',
  genre: 'mystery',
  tone: 'tense',
  lead: 'Mara',
  path: [],
  choice: null,
};

type Answer = (task: CompletionTask, signal: AbortSignal) => AsyncIterable<ReplyPiece>;

/** A model that answers its tasks one after the other as told; `asked` is what it was given. */
function model(answers: readonly Answer[], contextTokens: number | null = 4_096) {
  const asked: CompletionTask[] = [];
  const engine: ChatEngine = {
    name: 'Small',
    reply: () => say('never asked'),
    complete(task, signal) {
      asked.push(task);
      const answer = answers[asked.length - 1];
      if (!answer) throw new Error('asked too often');
      return answer(task, signal);
    },
  };
  const view = {
    ...{ id: 'small', name: 'Small', description: null, isBuiltin: false, isAway: false },
    ...{ contextTokens, seesPictures: false, price: 0 },
  };
  const chat: ChatModels = {
    views: () => [view],
    engine: (id) => (id === null || id === 'small' ? engine : undefined),
    lookFor: () => Promise.resolve(),
    warm: () => undefined,
    close: () => Promise.resolve(),
  };
  return { chat, asked };
}

async function* say(text: string): AsyncGenerator<ReplyPiece> {
  await Promise.resolve();
  yield { kind: 'thinking', text: 'A door would do.' };
  for (const word of text.split(/(?<= )/)) yield { kind: 'text', text: word };
}

async function* fail(code: 'model_away' | 'reply_cut'): AsyncGenerator<ReplyPiece> {
  yield* say('The door');
  throw new EngineError('away', { retryable: false, code });
}

async function tell(
  chat: ChatModels,
  { request = REQUEST, signal = new AbortController().signal, modelId = 'small' } = {},
): Promise<{ text: string; pieces: StoryPiece[]; choices: string[] | undefined }> {
  const pieces: StoryPiece[] = [];
  const engine = createModelStoryteller({ chat, modelId }, 50);
  for await (const piece of engine.tell(request, signal)) pieces.push(piece);
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  const given = pieces.find((piece) => piece.kind === 'choices');
  return { text, pieces, choices: given?.choices };
}

describe('a passage of a model', () => {
  it('is its text, word by word, then its ways on; thoughts are no part of it', async () => {
    const { chat, asked } = model([() => say(`The door was open.\n\n${WAYS}`)]);
    const { text, pieces, choices } = await tell(chat);
    expect(text).toBe('The door was open.');
    expect(pieces.length).toBeGreaterThan(4);
    expect(choices).toEqual(['Open the door', 'Wait', 'Go back']);
    expect(asked).toHaveLength(1);
  });

  it('is asked once more for ways on that cannot be read', async () => {
    const { chat, asked } = model([() => say('The door was open.'), () => say(WAYS)]);
    expect(await tell(chat)).toMatchObject({
      text: 'The door was open.',
      choices: ['Open the door', 'Wait', 'Go back'],
    });
    expect(asked[1]?.messages.at(-1)?.content).toContain('The door was open.');
  });

  const silent: Answer = async function* (_, signal) {
    if (!signal.aborted) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }
    yield* [];
  };
  it.each<[string, Answer]>([
    ['says something else', () => say('I would rather not.')],
    ['is away by then', () => fail('model_away')],
    ['says nothing', silent],
  ])('is whole without ways on when the model %s', async (_, answer) => {
    const { chat } = model([() => say('The door was open.'), answer]);
    expect(await tell(chat)).toMatchObject({ text: 'The door was open.', choices: [] });
  });

  it('fails with the reason of the model, which is never that it can be continued', async () => {
    await expect(tell(model([() => fail('model_away')]).chat)).rejects.toMatchObject({
      code: 'model_away',
    });
    await expect(tell(model([() => fail('reply_cut')]).chat)).rejects.toMatchObject({
      code: 'engine_failed',
    });
    await expect(tell(model([]).chat, { modelId: 'other' })).rejects.toMatchObject({
      code: 'model_gone',
      retryable: false,
    });
  });

  it('ends quietly when it is stopped, without asking for ways on', async () => {
    const stop = new AbortController();
    const { chat, asked } = model([
      async function* () {
        yield* say('The door');
        stop.abort();
      },
    ]);
    const { text, choices } = await tell(chat, { signal: stop.signal });
    expect([text, choices, asked.length]).toEqual(['The door', undefined, 1]);
  });

  it('is cut off when the model knows no end', async () => {
    const { chat } = model([
      async function* () {
        for (;;) yield* say('word '.repeat(50));
      },
      () => say(WAYS),
    ]);
    expect((await tell(chat)).text.length).toBeLessThan(9_000);
  });
});

describe('what the model is given', () => {
  const path = Array.from({ length: 12 }, (_, n) => ({
    choice: n === 0 ? null : `Turn ${n}`,
    text: `Passage ${n} begins. ${'It went on. '.repeat(30)}It ends.`,
    choices: ['Open the door', 'Wait', 'Go back'],
  }));
  const request = { ...REQUEST, premise: 'A lamp that lies.', path, choice: 'Take the lamp' };
  const given = async (contextTokens: number) => {
    const { chat, asked } = model([() => say(`Dark.\n${WAYS}`)], contextTokens);
    await tell(chat, { request });
    const [{ messages = [], replyTokens = 0 } = {}] = asked;
    return { messages, replyTokens };
  };

  it.each([1_024, 2_048, 4_096, 8_192])('fits into %i tokens with the reply', async (context) => {
    const { messages, replyTokens } = await given(context);
    const size = messages.reduce((sum, { content }) => sum + estimateMessage(content), 0);
    expect(size).toBeLessThanOrEqual(context - replyTokens);
    expect(messages[0]?.content).toContain('A lamp that lies.');
    expect(messages.at(-1)?.content).toContain('Take the lamp');
  });

  it('is the newest passages whole and the end of the oldest that is left', async () => {
    const told = (await given(2_200)).messages.filter(({ role }) => role === 'assistant');
    expect(told.at(-1)?.content).toBe(`${path[11]?.text}\n\n${WAYS}`);
    expect(told[0]?.content).toMatch(/^… [\s\S]*It ends\./);
    expect(told.length).toBeLessThan(12);
    const whole = (await given(8_192)).messages.filter(({ role }) => role === 'assistant');
    expect(whole).toHaveLength(12);
  });
});
