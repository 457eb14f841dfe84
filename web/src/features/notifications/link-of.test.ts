import { describe, expect, it } from 'vitest';
import { linkOf } from './link-of.ts';

const link = (type: string, data: Record<string, string>) =>
  linkOf({ type, data: { runId: 'r', ...data } });

describe('a notification', () => {
  it('leads to its result', () => {
    expect(link('chat_completed', { conversationId: 'c', messageId: 'm' })).toBe('/chat/c');
    expect(link('image_completed', { imageId: 'i' })).toBe('/gallery/i');
    expect(link('story_completed', { storyId: 's', passageId: 'p' })).toBe('/stories/s?at=p');
  });

  it('leads to the photos when they are ready, or one was refused', () => {
    expect(link('likeness_ready', {})).toBe('/onlyfans-self-ai');
    expect(link('likeness_failed', { likenessId: 'l' })).toBe('/onlyfans-self-ai');
  });

  it('leads to where a failed picture can be tried again', () => {
    expect(link('image_failed', { imageId: 'i' })).toBe('/generator');
  });

  it('leads to what was decided and reported', () => {
    expect(link('decision', { caseId: 'c' })).toBe('/profile?tab=moderation');
    expect(link('report', { caseId: 'c' })).toBe('/profile?tab=moderation');
  });

  it('leads home when it names nothing', () => {
    expect(link('news', {})).toBe('/');
  });
});
