import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../engines/chat/chat-engine.ts';
import { withPictures } from '../engines/chat/openai/picture-parts.ts';
import { plainRoles } from '../engines/chat/openai/plain-roles.ts';
import { composePrompt } from './compose-prompt.ts';
import { estimateMessage, estimateTokens } from './estimate-tokens.ts';
import { estimatePicture } from './pictures.ts';
import type { ComposedPrompt, PromptPicture } from './prompt.ts';

const picture = (id: string, fields: Partial<PromptPicture> = {}): PromptPicture => ({
  ...{ id, width: 1_024, height: 1_024 },
  read: () => Promise.resolve(Buffer.from(id)),
  ...fields,
});
const EACH = estimatePicture(picture('any'));

/** A talk in which each of the member's turns shows these pictures. */
const talk = (...shown: PromptPicture[][]): ChatTurn[] =>
  shown.flatMap((pictures, index): ChatTurn[] => [
    ...(index === 0 ? [] : [{ role: 'assistant' as const, content: `Reply ${index}` }]),
    { role: 'user', content: `Look ${index}`, ...(pictures.length > 0 && { pictures }) },
  ]);

const compose = (turns: ChatTurn[], tokens = 100_000): Promise<ComposedPrompt> =>
  composePrompt(
    { runId: '1', character: { name: 'Ines', traits: [] }, turns },
    { tokens, count: estimateTokens },
  );

const sent = ({ messages }: ComposedPrompt): string[] =>
  messages.flatMap(({ pictures = [] }) => pictures.map(({ id }) => id));

const size = ({ messages }: ComposedPrompt): number =>
  messages.reduce((sum, { content }) => sum + estimateMessage(content), 0) +
  sent({ messages, parts: [] }).length * EACH;

describe('the pictures of a talk', () => {
  it('go with the newest turns; of the earlier ones the words tell', async () => {
    const turns = talk(...'abcdefgh'.split('').map((id) => [picture(id)]));
    const prompt = await compose(turns);
    expect(sent(prompt)).toEqual(['c', 'd', 'e', 'f', 'g', 'h']);
    expect(prompt.messages[1]?.content).toBe('Look 0\n[shows a picture]');
    expect(prompt.messages.at(-1)?.content).toBe('Look 7');
  });

  it('fall out before words do, the oldest first, and the prompt keeps to its budget', async () => {
    const turns = talk([picture('a'), picture('b')], [picture('c')]);
    for (const tokens of [700, 2_000, 2 * EACH + 10, 4 * EACH + 10, 6 * EACH + 10]) {
      const prompt = await compose(turns, tokens);
      expect(size(prompt), String(tokens)).toBeLessThanOrEqual(tokens);
      expect(prompt.messages.at(-1)?.content).toContain('Look 1');
    }
    expect(sent(await compose(turns, 2 * EACH - 10))).toEqual([]);
    expect(sent(await compose(turns, 2 * EACH + 10))).toEqual(['c']);
    const two = await compose(turns, 4 * EACH + 10);
    expect(sent(two)).toEqual(['a', 'c']);
    expect(two.messages[1]?.content).toBe('Look 0\n[shows a picture]');
  });

  it('count as tokens of the talk, and their bytes are in no part', async () => {
    const { parts } = await compose(talk([picture('a'), picture('b')]));
    const told = parts.find(({ name }) => name === 'talk');
    expect(told?.text).toBe('the user: Look 0\n[shows 2 pictures]');
    expect(told?.tokens).toBeGreaterThan(2 * EACH);
  });
});

describe('a message with pictures', () => {
  it('is sent as its words and then the pictures; without any it stays a text', async () => {
    const { messages } = await compose(talk([], [picture('a')]));
    expect((await withPictures(messages)).slice(1)).toEqual([
      { role: 'user', content: 'Look 0' },
      { role: 'assistant', content: 'Reply 1' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Look 1' },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,YQ==' } },
        ],
      },
    ]);
  });

  it('tells of one that was deleted meanwhile', async () => {
    const gone = picture('a', { read: () => Promise.resolve(null) });
    const { messages } = await compose(talk([gone]));
    expect((await withPictures(messages)).at(-1)).toEqual({
      role: 'user',
      content: 'Look 0\n[shows a picture]',
    });
  });

  it('keeps them where it becomes part of another one', async () => {
    const { messages } = await compose([
      { role: 'user', content: 'One', pictures: [picture('a')] },
      { role: 'user', content: 'Two', pictures: [picture('b')] },
    ]);
    const [only] = plainRoles(messages);
    expect(only?.pictures?.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
