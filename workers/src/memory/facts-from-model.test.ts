import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import type { CompletionTask, ReplyPiece } from '../engines/chat/chat-engine.ts';
import { ModelBusy } from './ask-model.ts';
import { factsFromModel } from './facts-from-model.ts';

/** A model that gives these answers, one after the other. */
function scripted(...answers: string[]) {
  const asked: CompletionTask[] = [];
  return {
    asked,
    engine: {
      name: 'scripted',
      async *reply(): AsyncGenerator<ReplyPiece> {},
      async *complete(task: CompletionTask): AsyncGenerator<ReplyPiece> {
        asked.push(task);
        const text = await Promise.resolve(answers.shift() ?? '');
        for (const piece of text.match(/[^]{1,7}/g) ?? []) yield { kind: 'text', text: piece };
      },
    },
  };
}

const said = (role: 'user' | 'assistant', content: string) => ({
  ...{ role, content },
  _id: new Types.ObjectId(),
  createdAt: new Date(),
});
const talk = {
  speaker: 'Mira',
  messages: [said('assistant', 'Where are you?'), said('user', 'I moved to Porto.')],
  known: [{ id: 'old', text: 'Lives in Lisbon.' }],
};
const look = (model: ReturnType<typeof scripted>) =>
  factsFromModel(model.engine, talk, new AbortController().signal);

it('reads facts with the message that says them and what they replace', async () => {
  const model = scripted('{"facts":[{"text":"Lives in Porto.","message":2,"replaces":1}]}');
  expect(await look(model)).toEqual([
    { text: 'Lives in Porto.', message: talk.messages[1], replaces: 'old' },
  ]);
  const [task] = model.asked;
  expect(task?.messages.at(-1)?.content).toContain('1. Lives in Lisbon.');
  expect(task?.messages.at(-1)?.content).toContain('[2] USER: I moved to Porto.');
});

it('finds JSON among words and fences', async () => {
  const model = scripted('Sure!\n```json\n[{"text":"Lives in Porto","message":"2"}]\n```\nDone.');
  expect(await look(model)).toMatchObject([{ text: 'Lives in Porto' }]);
});

it('gives an answer that cannot be read back once, and then drops it', async () => {
  const repaired = scripted('Porto, I think.', '{"facts":[{"text":"In Porto","message":2}]}');
  expect(await look(repaired)).toHaveLength(1);
  expect(repaired.asked[1]?.messages.at(-1)?.content).toContain('there is no JSON');
  const hopeless = scripted('No idea.', '{"facts":[{"text":7}]}', '{"facts":[]}');
  expect(await look(hopeless)).toEqual([]);
  expect(hopeless.asked).toHaveLength(2);
});

it('takes nothing that no line of the member says', async () => {
  const facts = [1, 3, 0, -1].map((message) => ({ text: 'Invented', message }));
  expect(await look(scripted(JSON.stringify({ facts })))).toEqual([]);
});

it('lets replies go first', async () => {
  const engine = {
    name: 'busy',
    async *reply(): AsyncGenerator<ReplyPiece> {},
    async *complete(): AsyncGenerator<ReplyPiece> {
      yield await Promise.resolve({ kind: 'waiting', position: 2 } as const);
    },
  };
  const asked = factsFromModel(engine, talk, new AbortController().signal);
  await expect(asked).rejects.toBeInstanceOf(ModelBusy);
});
