import { describe, expect, it } from 'vitest';
import type { ChatRequest, ChatTurn } from '../engines/chat/chat-engine.ts';
import { stopsOf } from '../engines/chat/openai/task-messages.ts';
import { composePrompt } from './compose-prompt.ts';
import { estimateTokens } from './estimate-tokens.ts';

const TURNS: ChatTurn[] = [
  { role: 'user', content: 'Who is there?' },
  { role: 'assistant', content: 'I am.', speaker: 'Mira' },
  { role: 'user', content: 'Me too.', speaker: 'Jonas' },
];
const request = (fields: Partial<ChatRequest> = {}): ChatRequest => ({
  runId: '1',
  character: { name: 'Mira', traits: [], description: 'One of {{group}}.' },
  group: {
    others: [
      { name: 'Jonas', line: 'A sailor from Bergen.' },
      { name: 'Ada', line: '' },
    ],
  },
  userName: 'Sam',
  turns: TURNS,
  ...fields,
});
const compose = async (fields: Partial<ChatRequest> = {}, tokens = 8_000) =>
  (await composePrompt(request(fields), { tokens, count: estimateTokens })).messages;

describe('the prompt of a group', () => {
  it('tells who is there, and whose words are wanted', async () => {
    const [system] = await compose();
    expect(system?.content).toContain('- Jonas: A sailor from Bergen.\n- Ada\n');
    expect(system?.content).toContain('Write only what Mira says and does');
    expect(system?.content).toContain('Never write for Jonas, Ada and Sam');
    expect(system?.content).toContain('One of Mira, Jonas, Ada.');
  });

  it('has the names of the others alone where there is little room', async () => {
    const line = 'A sailor from Bergen. '.repeat(5);
    const others = ['Jonas', 'Ada', 'Noor', 'Ines', 'Tom'].map((name) => ({ name, line }));
    const [system] = await compose({ group: { others } }, 512);
    expect(system?.content).toContain('Jonas, Ada, Noor, Ines and Tom take part');
    expect(system?.content).not.toContain('Bergen');
  });

  it('has names before all words but the own, and always something to answer', async () => {
    const [, ...talk] = await compose();
    expect(talk).toEqual([
      { role: 'user', content: 'Sam: Who is there?' },
      { role: 'assistant', content: 'I am.' },
      { role: 'user', content: 'Jonas: Me too.' },
    ]);
    const again = await compose({ turns: TURNS.slice(0, 2) });
    expect(again.at(-1)).toEqual({ role: 'user', content: '(Mira speaks on.)' });
    const goesOn = await compose({ turns: TURNS.slice(0, 2), task: 'continue' });
    expect(goesOn.at(-1)).toEqual({ role: 'assistant', content: 'I am.' });
  });

  it('begins as before when the talk has gone on', async () => {
    const before = await compose();
    const more: ChatTurn[] = [...TURNS, { role: 'assistant', content: 'Good.', speaker: 'Mira' }];
    const after = await compose({ turns: [...more, { role: 'user', content: 'And now?' }] });
    expect(after.slice(0, before.length)).toEqual(before);
  });

  it('has at most four words that end a reply, and none in a talk of two', () => {
    const others = ['Jonas', 'Ada', 'Noor', 'Ines', 'Tom'].map((name) => ({ name, line: '' }));
    const { stop } = stopsOf(request({ group: { others } }));
    expect(stop).toEqual(['\nNoor:', '\nInes:', '\nTom:', '\nSam:']);
    const { group: _, ...alone } = request();
    expect(stopsOf(alone)).toEqual({});
  });
});
