import { describe, expect, it } from 'vitest';
import type { ReplyDetails } from '../contract/model.ts';
import {
  addVersion,
  branchOf,
  chooseVersion,
  endVersion,
  versionsOf,
  type MessageVersion,
  type Versioned,
} from './message-versions.ts';

const complete = (content: string): MessageVersion => ({ content, status: 'complete' });
/** The fields of a message that shows a version which no model wrote. */
const shown = (version: MessageVersion) => ({ details: null, ...version });
const made = (thinking: string): ReplyDetails => ({
  modelId: 'small',
  model: 'Small',
  thinking,
  finish: 'stop',
  promptTokens: 9,
  cachedTokens: null,
  completionTokens: 4,
  firstWordMs: 80,
  totalMs: 900,
});
const message = (content: string): Versioned => ({ ...complete(content), variants: [], chosen: 0 });
/** A reply with versions "one", "two", shown "one", while a third is being written. */
const rewriting: Versioned = {
  content: '',
  status: 'streaming',
  variants: [complete('one'), complete('two'), { content: '', status: 'pending' }],
  chosen: 2,
  fallback: 0,
};

describe('a message', () => {
  it('that never changed has one version: itself', () => {
    expect(versionsOf(message('hello'))).toEqual([complete('hello')]);
  });

  it('keeps its text when a further version is added, which it then shows', () => {
    expect(addVersion(message('hello'), complete('goodbye'), 'on')).toEqual({
      ...shown(complete('goodbye')),
      variants: [complete('hello'), complete('goodbye')],
      chosen: 1,
    });
  });

  it('leads into one branch for as long as no version of it begins another', () => {
    const edited = addVersion(message('hello'), complete('hi'), 'on');
    expect(branchOf(edited)).toBe(0);
    const anew = addVersion(edited, complete('hey'), 'anew');
    expect(branchOf(anew)).toBe(2);
    const corrected = addVersion(anew, complete('hey!'), 'on');
    expect(branchOf(corrected)).toBe(2);
    const branches = [0, 1, 2, 3].map((index) => {
      const shown = chooseVersion(corrected, index);
      return shown && branchOf(shown);
    });
    expect(branches).toEqual([0, 0, 2, 2]);
  });

  it('shows the version chosen, and keeps the state of the one shown before', () => {
    const stale: Versioned = {
      ...complete('two, finished'),
      variants: [complete('one'), { content: '', status: 'pending' }],
      chosen: 1,
    };
    expect(chooseVersion(stale, 0)).toEqual({
      ...shown(complete('one')),
      variants: [complete('one'), complete('two, finished')],
      chosen: 0,
    });
  });

  it('has no version beyond its last one', () => {
    expect(chooseVersion(message('hello'), 1)).toBeNull();
    expect(chooseVersion(message('hello'), -1)).toBeNull();
  });
});

describe('a version that ends', () => {
  it('complete is shown, with every earlier one behind it', () => {
    expect(endVersion(rewriting, 'complete', 'three')).toEqual({
      ...shown(complete('three')),
      variants: [complete('one'), complete('two'), complete('three')],
      chosen: 2,
    });
  });

  it('stopped with some text is a version like the others', () => {
    const stopped = { content: 'thr', status: 'stopped' } as const;
    expect(endVersion(rewriting, 'stopped', 'thr')).toEqual({
      ...shown(stopped),
      variants: [complete('one'), complete('two'), stopped],
      chosen: 2,
    });
  });

  it.each(['stopped', 'failed'] as const)(
    '%s and empty gives way to the one shown before',
    (end) => {
      const back = {
        ...shown(complete('one')),
        variants: [complete('one'), complete('two')],
        chosen: 0,
      };
      expect(endVersion(rewriting, end, undefined)).toEqual(back);
      expect(endVersion(rewriting, end, '  \n')).toEqual(back);
    },
  );

  it('and empty leaves a message with a single version as if nothing had been tried', () => {
    const second = {
      ...addVersion(message('one'), { content: '', status: 'pending' }, 'anew'),
      fallback: 0,
    };
    expect(endVersion(second, 'failed', '')).toEqual(shown(message('one')));
  });

  it('and is the only one stays, empty or not', () => {
    const only: Versioned = { content: '', status: 'pending', variants: [], chosen: 0 };
    expect(endVersion(only, 'failed', undefined)).toMatchObject({ content: '', status: 'failed' });
    expect(endVersion(only, 'stopped', 'so')).toMatchObject({ content: 'so', status: 'stopped' });
  });
});

describe('the making of a version', () => {
  it('stays with it when others are written and chosen', () => {
    const first = endVersion(message(''), 'complete', 'one', made('hm'));
    expect(first.details).toEqual(made('hm'));
    const second = addVersion(first, { content: '', status: 'pending' }, 'anew');
    expect(second.details).toBeNull();
    const ended = endVersion({ ...second, fallback: 0 }, 'complete', 'two', made('well'));
    expect(ended.details).toEqual(made('well'));
    expect(chooseVersion(ended, 0)?.details).toEqual(made('hm'));
    expect(chooseVersion(ended, 1)?.details).toEqual(made('well'));
  });

  it('comes back with it when the next one came to nothing', () => {
    const first = endVersion(message(''), 'complete', 'one', made('hm'));
    const second = addVersion(first, { content: '', status: 'pending' }, 'anew');
    const ended = endVersion({ ...second, fallback: 0 }, 'failed', '', made('well'));
    expect(ended).toMatchObject({ content: 'one', details: made('hm'), variants: [] });
  });

  it('is not that of words which the user put in its place', () => {
    const first = endVersion(message(''), 'complete', 'one', made('hm'));
    const corrected = addVersion(first, complete('mine'), 'on');
    expect(corrected.details).toBeNull();
    expect(versionsOf(corrected).at(-1)).toEqual(complete('mine'));
  });
});
