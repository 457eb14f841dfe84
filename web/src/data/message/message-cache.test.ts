import { messageView, type MessageView } from '@vesper/core/contract/message';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { heldMessages, messagesKey, putMessages, syncMessages } from './message-cache.ts';
import { allMessages } from './message-pages.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
const CONVERSATION = hex(1_000);
const message = (n: number): MessageView =>
  messageView.parse({
    id: hex(n),
    conversationId: CONVERSATION,
    role: 'user',
    content: `message ${n}`,
    status: 'complete',
    createdAt: new Date(1_700_000_000_000 + n * 1_000).toISOString(),
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
  });

/** What the server has; it answers in pages of three. */
let stored: MessageView[];
let whileAsked: () => void;

beforeEach(() => {
  whileAsked = () => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    const before = url.searchParams.get('before');
    const end = before === null ? stored.length : stored.findIndex(({ id }) => id === before);
    const page = stored.slice(Math.max(end - 3, 0), end);
    const headers = new Headers();
    if (end > 3) headers.set('link', `<${url.pathname}?before=${page[0]?.id}>; rel="next"`);
    whileAsked();
    whileAsked = () => undefined;
    return new Response(JSON.stringify(page), { headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function hold(...messages: MessageView[]): void {
  const pages = [{ items: messages, before: null }];
  queryClient.setQueryData(messagesKey(CONVERSATION), { pages, pageParams: [null] });
}
function contents(): string[] {
  const data = heldMessages(CONVERSATION);
  return data ? allMessages(data).map(({ content }) => content) : [];
}

it('an answer from before something was sent here is asked for again', async () => {
  hold(message(1));
  stored = [message(1)];
  whileAsked = () => {
    stored = [message(1), message(2)];
    putMessages(CONVERSATION, [message(2)]);
  };
  await syncMessages(CONVERSATION);
  expect(contents()).toEqual(['message 1', 'message 2']);
});

it('another version is read back to its message, however far that is', async () => {
  const old = [1, 2, 3, 4, 5, 6].map(message);
  hold(...old);
  stored = [1, 2, 11, 12, 13, 14, 15].map(message);
  await syncMessages(CONVERSATION, hex(2));
  expect(contents()).toEqual([1, 2, 11, 12, 13, 14, 15].map((n) => `message ${n}`));
  stored = old;
  await syncMessages(CONVERSATION, hex(2));
  expect(contents()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `message ${n}`));
});
