import { messageView, type MessageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import { announcement, watchedOf } from './announcement.ts';

const reply = (status: MessageView['status'], content = ''): MessageView[] => [
  messageView.parse({
    id: '1'.repeat(24),
    conversationId: '2'.repeat(24),
    role: 'assistant',
    content,
    status,
    createdAt: '2026-01-01T00:00:00.000Z',
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
  }),
];
const say = (before: MessageView[], after: MessageView[]) =>
  announcement(watchedOf(before), after, 'Iris');

describe('a screen reader', () => {
  it('hears the start once', () => {
    expect(say([], reply('pending'))).toBe('Iris is writing a reply.');
    expect(say(reply('pending'), reply('streaming', 'Good'))).toBeNull();
  });

  it('hears the whole reply at the end', () => {
    expect(say(reply('pending'), reply('complete', '*smiles* Good evening.'))).toBe(
      'Iris replied: smiles Good evening.',
    );
  });

  it('hears that a reply was stopped or failed', () => {
    expect(say(reply('pending'), reply('stopped'))).toBe('The reply was stopped.');
    expect(say(reply('pending'), reply('failed'))).toBe('The reply failed.');
  });

  it('hears nothing of replies that were there before', () => {
    expect(say(reply('complete', 'old'), reply('complete', 'old'))).toBeNull();
    expect(say([], reply('complete', 'old'))).toBeNull();
  });
});
