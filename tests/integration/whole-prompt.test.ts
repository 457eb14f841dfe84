import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { startScriptedModel } from '../stack/model-server.ts';
import { send } from '../stack/conversation.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const made = z.looseObject({ id: z.string() });

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
beforeAll(async () => {
  model = await startScriptedModel();
  stack = await startStack({ env: { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small' } });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

it('everything that members wrote reaches the model, once, and its beginning stays', async () => {
  const { client } = await newPerson(stack);
  const socket = await connectSocket(client);
  const character = await client.expect([201, made], 'POST', '/api/characters', {
    name: 'Ines Sol',
    description: 'Captain of a small ferry.',
    personalityText: 'Dry and loyal.',
    scenario: 'A harbour in the fog.',
    systemPrompt: 'Speak as {{char}} to {{user}}. {{original}}',
    postHistoryInstructions: 'End on a detail.',
    exampleDialogue: '<START>\n{{user}}: Ahoy\n{{char}}: Mind the rope.',
    greeting: 'You are late, {{user}}.',
  });
  const persona = await client.expect([201, made], 'POST', '/api/personas', {
    name: 'Robin',
    description: 'A lighthouse keeper, 44.',
  });
  const book = await client.expect([201, made], 'POST', '/api/lorebooks', { name: 'Harbour' });
  for (const [key, content] of [
    ['beacon', 'The beacon is green since the storm.'],
    ['whale', 'Whales pass in March.'],
  ]) {
    const path = `/api/lorebooks/${book.id}/entries`;
    await client.expect([201, made], 'POST', path, { keys: [key], content });
  }
  await client.expect([201, made], 'POST', '/api/memories', {
    text: 'Is afraid of gulls.',
    characterId: character.id,
    isPinned: true,
  });
  const { id } = await client.expect([201, conversationView], 'POST', '/api/conversations', {
    characterId: character.id,
    settings: {
      personaId: persona.id,
      lorebookIds: [book.id],
      note: { text: 'It begins to rain.', depth: 1 },
      sampler: { temperature: 0.3 },
    },
  });
  for (const content of ['Is the beacon lit?', 'And now?', 'Good.']) {
    const { runId } = await send(client, id, content);
    expect((await socket.finished(runId)).event).toBe('run:completed');
  }
  socket.close();

  expect(model.seen.requests[0]).toMatchObject({ temperature: 0.3 });
  const [first = [], ...later] = model.seen.requests.map(({ messages }) => messages);
  const whole = first.map(({ content }) => content).join('\n');
  for (const text of [
    'Captain of a small ferry.',
    'Dry and loyal.',
    'A harbour in the fog.',
    'Speak as Ines Sol to Robin.',
    'End on a detail.',
    'Mind the rope.',
    'You are late, Robin.',
    'A lighthouse keeper, 44.',
    'The beacon is green since the storm.',
    'Is afraid of gulls.',
    'It begins to rain.',
    'Is the beacon lit?',
  ]) {
    expect(whole.split(text), text).toHaveLength(2);
  }
  expect(whole).not.toContain('Whales');
  expect(whole).not.toMatch(/\{\{|<START>/);
  const turns = first.slice(1).map(({ role }) => role);
  expect(first[0]?.role).toBe('system');
  expect(turns).toEqual(turns.map((_, n) => (n % 2 === 1 ? 'assistant' : 'user')));
  // What a server has computed for the beginning can be used again.
  expect(later).toHaveLength(2);
  for (const messages of later) expect(messages.slice(0, 2)).toEqual(first.slice(0, 2));
});
