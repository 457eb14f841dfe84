import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConversation } from './open-conversation.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
const MIRA = hex(500);
const conversation = (n: number, over: Partial<ConversationView> = {}): ConversationView =>
  conversationView.parse({
    id: hex(n),
    title: 'New Conversation',
    characterId: null,
    character: null,
    lastLine: null,
    isEmpty: true,
    settings: {
      modelId: null,
      sampler: {},
      personaId: null,
      note: null,
      lorebookIds: [],
      firstWord: null,
    },
    isTemporary: false,
    isPinned: false,
    isArchived: false,
    folderId: null,
    isUnread: false,
    match: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...over,
  });

let listed: ConversationView[];
let made: number;

beforeEach(() => {
  made = 0;
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method !== 'POST') return new Response(JSON.stringify(listed));
    made += 1;
    return new Response(JSON.stringify(conversation(100 + made)), { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a conversation in which nothing was said is opened again', async () => {
  listed = [conversation(1, { isEmpty: false }), conversation(2)];
  expect((await openConversation(null)).id).toBe(hex(2));
  expect(made).toBe(0);
});

it('one with another voice, with words or with a name is left alone', async () => {
  const withMira = conversation(3, { characterId: MIRA, lastLine: 'Welcome.' });
  listed = [conversation(1, { isEmpty: false }), conversation(2, { title: 'Plans' }), withMira];
  expect((await openConversation(null)).id).toBe(hex(101));
  expect((await openConversation(MIRA)).id).toBe(hex(3));
  expect((await openConversation(hex(501))).id).toBe(hex(102));
});
