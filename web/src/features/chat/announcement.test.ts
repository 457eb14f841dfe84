import { messageView, type MessageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import { announcement, watchedOf } from './announcement.ts';

const reply = (
  status: MessageView['status'],
  content = '',
  { id = '1', name }: { id?: string; name?: string } = {},
): MessageView[] => [
  messageView.parse({
    id: id.repeat(24),
    conversationId: '2'.repeat(24),
    role: 'assistant',
    content,
    status,
    createdAt: '2026-01-01T00:00:00.000Z',
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
    speaker: name && { characterId: '3'.repeat(24), name },
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

  it('hears in a group who ended and who goes on', () => {
    const [before, ended] = [reply('streaming'), reply('complete', 'Yes.', { name: 'Mira' })];
    const next = reply('pending', '', { id: '4', name: 'Theo' });
    expect(say(before, [...ended, ...next])).toBe('Mira replied: Yes. Theo is writing a reply.');
    expect(say([...ended, ...next], [...ended, ...next])).toBeNull();
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
