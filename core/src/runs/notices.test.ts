import { describe, expect, it } from 'vitest';
import { RUN_KINDS } from '../contract/run.ts';
import { likenessNotice, noticeOf } from './notices.ts';

describe('a notice', () => {
  it.each(['chat', 'image', 'story'] as const)('tells that a %s run completed', (kind) => {
    const notice = noticeOf(kind, 'completed', 'Mira');
    expect(notice?.title).not.toBe('');
    expect(notice?.body).toMatch(/\.$/);
    expect(notice?.body).not.toContain('{');
  });

  it('of photos is one for all that are ready', () => {
    expect(noticeOf('likeness', 'completed', '')).toBeNull();
    expect(likenessNotice(1).body).toContain('Your photo is ready');
    expect(likenessNotice(3).body).toContain('3 photos');
  });

  it.each(RUN_KINDS)('is not made when the person stopped a %s run', (kind) => {
    expect(noticeOf(kind, 'stopped', 'Mira')).toBeNull();
  });

  it('tells of failures, except in a conversation', () => {
    expect(RUN_KINDS.filter((kind) => noticeOf(kind, 'failed', 'Mira'))).toEqual([
      'image',
      'likeness',
      'story',
    ]);
  });

  it('names who answered, whatever the name is made of', () => {
    expect(noticeOf('chat', 'completed', '$& {speaker}')?.body).toBe(
      '$& {speaker} has answered you.',
    );
  });
});
