import { describe, expect, it } from 'vitest';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import { ReplyGuard, Refused } from './reply-guard.ts';

/** A judge that answers when it is told to, and refuses what holds "bad". */
function slowJudge() {
  const windows: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    windows,
    async ofReply(text: string): Promise<RunFailureCode | null> {
      windows.push(text);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return text.includes('bad') ? 'content_refused' : null;
    },
    /** Answers what is asked, and what is asked after that. */
    async answer(): Promise<void> {
      for (let idle = 0; idle < 20; idle++) {
        waiting.shift()?.();
        await Promise.resolve();
      }
    },
  };
}

function open() {
  const judge = slowJudge();
  let shown = '';
  const writer = { emit: (_: string, fields: object) => (shown += Reflect.get(fields, 'text')) };
  return { guard: new ReplyGuard(writer, judge), judge, shown: () => shown };
}

const SENTENCE =
  'The harbour lay quiet under a thin moon, and nobody spoke a word, for all of them had seen the ' +
  'same light far out on the water and each waited for another to tell of it first. ';

describe('what is being written', () => {
  it('is shown at once, and judged by sentences in order, each with the end of the one before', async () => {
    const { guard, judge, shown } = open();
    await guard.say({ text: SENTENCE });
    await guard.say({ text: 'Mara listened. Then' });
    expect(shown()).toBe(`${SENTENCE}Mara listened. Then`);
    expect(judge.windows).toEqual([SENTENCE.trim()]);
    await judge.answer();
    const rest = ` she went on, ${'one step and then another, '.repeat(5)}and did not look back.`;
    await guard.say({ text: `${rest} ` });
    await judge.answer();
    expect(judge.windows[1]).toBe(`${SENTENCE}Mara listened. Then${rest}`);
    const settled = guard.settle();
    await judge.answer();
    await settled;
  });

  it('waits when it is far ahead of the judge', async () => {
    const { guard, judge } = open();
    await guard.say({ text: SENTENCE });
    let isThrough = false;
    const ahead = guard.say({ text: SENTENCE.repeat(15) }).then(() => (isThrough = true));
    await Promise.resolve();
    expect(isThrough).toBe(false);
    await judge.answer();
    await ahead;
  });

  it('ends when a sentence is refused, without another word', async () => {
    const { guard, judge, shown } = open();
    await guard.say({ text: `${SENTENCE}A bad sentence stands here. ` });
    await judge.answer();
    expect(guard.signal.reason).toBeInstanceOf(Refused);
    await expect(guard.say({ text: 'More.' })).rejects.toMatchObject({ code: 'content_refused' });
    expect(shown()).not.toContain('More.');
  });

  it('is judged to its last word before it is kept', async () => {
    const { guard, judge } = open();
    await guard.say({ text: 'so bad' });
    const refusal = guard.refusal();
    await judge.answer();
    expect(await refusal).toBe('content_refused');
  });

  it('is judged where it was cut too', async () => {
    const { guard, judge } = open();
    await guard.say({ text: `${'a'.repeat(405)}ba` });
    await judge.answer();
    await guard.say({ text: 'd' });
    const refusal = guard.refusal();
    await judge.answer();
    expect(await refusal).toBe('content_refused');
  });

  it('is not kept when the judge fails', async () => {
    const failing = { ofReply: () => Promise.reject(new Error('broken')) };
    const guard = new ReplyGuard({ emit: () => undefined }, failing);
    await guard.say({ text: 'Hello' });
    expect(await guard.refusal()).toBe('moderation_away');
  });
});
