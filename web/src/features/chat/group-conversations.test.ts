import { conversationView } from '@vesper/core/contract/conversation';
import { describe, expect, it } from 'vitest';
import { groupConversations } from './group-conversations.ts';

const NOW = new Date(2026, 2, 20, 15, 0);

function conversation(title: string, at: Date) {
  return conversationView.parse({
    id: '1'.repeat(24),
    title,
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
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  });
}

const groups = (...all: ReturnType<typeof conversation>[]) =>
  groupConversations(all, NOW).map(({ name, conversations }) => [
    name,
    conversations.map(({ title }) => title),
  ]);

describe('the parts of the list', () => {
  it('go by the days of the calendar, and those without any are left out', () => {
    expect(
      groups(
        conversation('a moment ago', new Date(2026, 2, 20, 14, 59)),
        conversation('this morning', new Date(2026, 2, 20, 0, 1)),
        conversation('last night', new Date(2026, 2, 19, 23, 50)),
        conversation('monday', new Date(2026, 2, 16, 8, 0)),
        conversation('long ago', new Date(2025, 2, 16, 8, 0)),
      ),
    ).toEqual([
      ['Today', ['a moment ago', 'this morning']],
      ['Yesterday', ['last night']],
      ['Last 7 days', ['monday']],
      ['Older', ['long ago']],
    ]);
  });

  it('take a clock that is ahead for today', () => {
    expect(groups(conversation('soon', new Date(2026, 2, 21, 1, 0)))).toEqual([
      ['Today', ['soon']],
    ]);
    expect(groups()).toEqual([]);
  });
});
