import { describe, expect, it } from 'vitest';
import {
  addVersion,
  chooseVersion,
  endVersion,
  versionsOf,
  type MessageVersion,
  type Versioned,
} from './message-versions.ts';

const complete = (content: string): MessageVersion => ({ content, status: 'complete' });
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
    expect(addVersion(message('hello'), complete('goodbye'))).toEqual({
      ...complete('goodbye'),
      variants: [complete('hello'), complete('goodbye')],
      chosen: 1,
    });
  });

  it('shows the version chosen, and keeps the state of the one shown before', () => {
    const stale: Versioned = {
      ...complete('two, finished'),
      variants: [complete('one'), { content: '', status: 'pending' }],
      chosen: 1,
    };
    expect(chooseVersion(stale, 0)).toEqual({
      ...complete('one'),
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
      ...complete('three'),
      variants: [complete('one'), complete('two'), complete('three')],
      chosen: 2,
    });
  });

  it('stopped with some text is a version like the others', () => {
    const stopped = { content: 'thr', status: 'stopped' };
    expect(endVersion(rewriting, 'stopped', 'thr')).toEqual({
      ...stopped,
      variants: [complete('one'), complete('two'), stopped],
      chosen: 2,
    });
  });

  it.each(['stopped', 'failed'] as const)(
    '%s and empty gives way to the one shown before',
    (end) => {
      const back = { ...complete('one'), variants: [complete('one'), complete('two')], chosen: 0 };
      expect(endVersion(rewriting, end, undefined)).toEqual(back);
      expect(endVersion(rewriting, end, '  \n')).toEqual(back);
    },
  );

  it('and empty leaves a message with a single version as if nothing had been tried', () => {
    const second = {
      ...addVersion(message('one'), { content: '', status: 'pending' }),
      fallback: 0,
    };
    expect(endVersion(second, 'failed', '')).toEqual({ ...message('one') });
  });

  it('and is the only one stays, empty or not', () => {
    const only: Versioned = { content: '', status: 'pending', variants: [], chosen: 0 };
    expect(endVersion(only, 'failed', undefined)).toMatchObject({ content: '', status: 'failed' });
    expect(endVersion(only, 'stopped', 'so')).toMatchObject({ content: 'so', status: 'stopped' });
  });
});
