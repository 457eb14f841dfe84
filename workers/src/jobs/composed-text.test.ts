import { expect, it } from 'vitest';
import type { ChatRequest } from '../engines/chat/chat-engine.ts';
import { composedText } from './composed-text.ts';

const TURNS: ChatRequest['turns'] = [
  { role: 'user', content: 'asked' },
  { role: 'assistant', content: 'begun' },
];

it('every text that reaches a model is judged', () => {
  const texts = {
    ...{ name: 'name', description: 'description', personality: 'personality' },
    ...{ scenario: 'scenario', greeting: 'greeting', exampleDialogue: 'examples' },
    ...{ systemPrompt: 'system', postHistoryInstructions: 'after' },
  };
  const request = {
    ...{ runId: 'r', turns: TURNS, userName: 'member', userDescription: 'words of a persona' },
    ...{ character: { ...texts, traits: ['trait'] }, note: { text: 'note', depth: 4 } },
    ...{ memories: [{ id: '1', text: 'fact' }], summary: 'summary' },
  };
  const whole = composedText(request).split(/\n+/);
  const member = [
    'trait',
    'member',
    'words of a persona',
    'fact',
    'summary',
    'note',
    'asked',
    'begun',
  ];
  expect(whole.toSorted()).toEqual([...Object.values(texts), ...member].toSorted());
  expect(composedText({ ...request, task: 'continue' })).toMatch(/asked\nbegun$/);
});
