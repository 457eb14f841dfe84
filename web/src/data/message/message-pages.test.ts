import { messageView, type MessageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import {
  allMessages,
  dropMessage,
  endWith,
  keepNewer,
  replaceEnd,
  upsertMessages,
  type MessagePages,
} from './message-pages.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const message = (n: number, over: Partial<MessageView> = {}) =>
  messageView.parse({
    id: hex(n),
    conversationId: hex(1_000),
    role: n % 2 === 0 ? 'assistant' : 'user',
    content: `message ${n}`,
    status: 'complete',
    createdAt: new Date(1_700_000_000_000 + n * 1_000).toISOString(),
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
    ...over,
  });
const held = (...pages: MessageView[][]): MessagePages => ({
  pages: pages.map((items) => ({ items, before: null })),
  pageParams: pages.map(() => null),
});
const contents = (data: MessagePages) => allMessages(data).map(({ content }) => content);

describe('the message cache', () => {
  it('reads oldest first over all pages', () => {
    const data = held([message(3), message(4)], [message(1), message(2)]);
    expect(contents(data)).toEqual(['message 1', 'message 2', 'message 3', 'message 4']);
  });

  it('replaces a pending reply by the finished one and appends what is new', () => {
    const data = held([message(1), message(2, { status: 'pending', content: '' })]);
    const next = upsertMessages(data, [message(2, { content: 'done' }), message(3)]);
    expect(contents(next)).toEqual(['message 1', 'done', 'message 3']);
  });

  it('never goes back from a finished reply to one being written', () => {
    const data = held([message(1), message(2, { content: 'the whole reply' })]);
    const late = message(2, { status: 'streaming', content: 'the wh' });
    expect(upsertMessages(data, [late])).toBe(data);
  });

  it('never shortens a reply that is being written', () => {
    const data = held([message(2, { status: 'streaming', content: 'twenty words' })]);
    const late = message(2, { status: 'streaming', content: 'twenty' });
    expect(upsertMessages(data, [late])).toBe(data);
  });

  it('keeps untouched pages and messages identical, so that nothing else draws again', () => {
    const data = held([message(3), message(4)], [message(1), message(2)]);
    const next = upsertMessages(data, [message(5)]);
    expect(next.pages[1]).toBe(data.pages[1]);
    expect(allMessages(next)[2]).toBe(allMessages(data)[2]);
  });

  it('takes in the newest page where it touches what is held', () => {
    const data = held([message(2), message(3)], [message(1)]);
    const next = replaceEnd(data, { items: [message(3), message(4)], before: hex(3) });
    expect(contents(next)).toEqual(['message 1', 'message 2', 'message 3', 'message 4']);
  });

  it('starts over rather than show a hole', () => {
    const data = held([message(1), message(2)]);
    const next = replaceEnd(data, { items: [message(60), message(61)], before: hex(60) });
    expect(contents(next)).toEqual(['message 60', 'message 61']);
    expect(next.pages[0]?.before).toBe(hex(60));
  });

  it('forgets what other versions led to, and keeps what is before them', () => {
    const data = held([message(4), message(5), message(6)], [message(1), message(2), message(3)]);
    const next = replaceEnd(data, { items: [message(3), message(8)], before: hex(3) });
    expect(contents(next)).toEqual(['message 1', 'message 2', 'message 3', 'message 8']);
    expect(allMessages(next)[2]).toBe(allMessages(data)[2]);
    expect(keepNewer(data, next)).toBe(next);
    const again = replaceEnd(next, { items: [message(3), message(4)], before: hex(3) });
    expect(contents(again)).toEqual(['message 1', 'message 2', 'message 3', 'message 4']);
  });

  it('stays as it is when the server has the same', () => {
    const data = held([message(3), message(4)], [message(1), message(2)]);
    expect(replaceEnd(data, { items: [message(3), message(4)], before: hex(3) })).toBe(data);
  });

  it('ends with an exchange whose reply is written anew', () => {
    const data = held([message(1), message(2), message(3), message(4)]);
    const anew = message(2, { status: 'pending', content: '', variant: 2, variantCount: 2 });
    const next = endWith(data, [message(1), anew]);
    expect(allMessages(next)).toEqual([message(1), anew]);
    expect(contents(endWith(data, [message(5), message(6)]))).toHaveLength(6);
    // The second reply of a round.
    const second = message(3, { status: 'pending', content: '', variant: 2, variantCount: 2 });
    const round = endWith(data, [message(1), second]);
    expect(allMessages(round)).toEqual([message(1), message(2), second]);
  });

  it('takes a finished reply back to pending when a further version of it begins', () => {
    const data = held([message(1), message(2)]);
    const anew = message(2, { status: 'pending', content: '', variant: 2, variantCount: 2 });
    const next = upsertMessages(data, [anew]);
    expect(allMessages(next)[1]).toMatchObject({ status: 'pending', variant: 2 });
    expect(keepNewer(data, next)).toEqual(next);
  });

  it('takes in another version that was chosen, and a text that was edited', () => {
    const data = held([message(1), message(2, { variant: 2, variantCount: 2 })]);
    const first = message(2, { content: 'the first', variant: 1, variantCount: 2 });
    const next = keepNewer(data, upsertMessages(data, [first, message(1, { content: 'edited' })]));
    expect(next).toMatchObject({ pages: [{ items: [{ content: 'edited' }, first] }] });
  });

  it('keeps the end of a version against an answer from while it was being written', () => {
    const version = { variant: 2, variantCount: 2 };
    const data = held([message(2, { content: 'whole', ...version })]);
    const late = held([message(2, { content: 'wh', status: 'streaming', ...version })]);
    expect(keepNewer(data, late)).toEqual(data);
  });

  it('never brings a deleted message back', () => {
    const data = dropMessage(held([message(1), message(2)]), hex(2));
    expect(contents(data)).toEqual(['message 1']);
    const late = keepNewer(data, held([message(1), message(2)]));
    expect(late).toMatchObject({ pages: [{ items: [{ id: hex(1) }] }] });
    expect(keepNewer(held([message(1), message(2)]), data)).toMatchObject({
      pages: [{ items: [{ id: hex(1) }] }],
    });
  });
});
