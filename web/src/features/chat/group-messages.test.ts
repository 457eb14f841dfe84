import { messageView, type MessageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import { groupMessages } from './group-messages.ts';

let next = 0;
const message = (role: MessageView['role'], at: Date, speaker?: MessageView['speaker']) =>
  messageView.parse({
    id: (next += 1).toString(16).padStart(24, '0'),
    conversationId: 'a'.repeat(24),
    role,
    content: 'text',
    status: 'complete',
    createdAt: at.toISOString(),
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
    speaker,
  });
const noon = (day: number, minute = 0) => new Date(2026, 4, day, 12, minute);
const outline = (messages: MessageView[]) =>
  groupMessages(messages).map((item) =>
    item.type === 'day' ? 'day' : `${item.role}×${item.messages.length}`,
  );

describe('grouping', () => {
  it('keeps one voice together and starts anew when it changes', () => {
    const messages = [
      message('user', noon(1, 0)),
      message('user', noon(1, 1)),
      message('assistant', noon(1, 2)),
      message('user', noon(1, 3)),
    ];
    expect(outline(messages)).toEqual(['day', 'user×2', 'assistant×1', 'user×1']);
  });

  it('keeps the speakers of a group apart', () => {
    const [mira, theo] = ['a', 'b'].map((id) => ({ characterId: id.repeat(24), name: id }));
    const messages = [
      message('assistant', noon(1, 0), mira),
      message('assistant', noon(1, 1), theo),
      message('assistant', noon(1, 2), theo),
      message('assistant', noon(1, 3), mira),
    ];
    expect(outline(messages)).toEqual(['day', 'assistant×1', 'assistant×2', 'assistant×1']);
  });

  it('starts anew after a pause', () => {
    const messages = [message('user', noon(1, 0)), message('user', noon(1, 30))];
    expect(outline(messages)).toEqual(['day', 'user×1', 'user×1']);
  });

  it('separates local days', () => {
    const late = new Date(2026, 4, 1, 23, 59);
    const early = new Date(2026, 4, 2, 0, 1);
    expect(outline([message('user', late), message('user', early)])).toEqual([
      'day',
      'user×1',
      'day',
      'user×1',
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(groupMessages([])).toEqual([]);
  });
});
