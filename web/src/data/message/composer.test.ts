import { messageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import * as composer from './composer.ts';

const NOW = Date.parse('2026-03-01T20:00:00.000Z');
const notice = { text: 'Not sent.', retry: true };
const typed = (text: string) => composer.edit(composer.EMPTY, text);

function send(state: composer.Composer, key = 'key-1') {
  const begun = composer.begin(state, () => key, NOW);
  if (begun === null) throw new Error('Nothing was sent.');
  return begun;
}

const said = (content: string, at = NOW) =>
  messageView.parse({
    id: '1'.repeat(24),
    conversationId: '2'.repeat(24),
    role: 'user',
    content,
    status: 'complete',
    createdAt: new Date(at).toISOString(),
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
  });

describe('sending', () => {
  it('trims, empties the box and takes a key', () => {
    const { state, outgoing } = send(typed('  hello \n'));
    expect(outgoing).toEqual({ key: 'key-1', content: 'hello', at: NOW });
    expect(state.text).toBe('');
  });

  it('sends nothing that is empty, nor a second message before the first is through', () => {
    expect(composer.begin(typed('  \n '), () => 'k', NOW)).toBeNull();
    const busy = composer.edit(send(typed('one')).state, 'two');
    expect(composer.begin(busy, () => 'k', NOW)).toBeNull();
  });
});

describe('a send that failed', () => {
  it('puts the text back before what was typed since', () => {
    const meanwhile = composer.edit(send(typed('first')).state, 'second');
    const back = composer.rejected(meanwhile, notice, false);
    expect(back).toMatchObject({ text: 'first\nsecond', sending: null, notice });
  });

  it('keeps its key for the same text when it may have arrived', () => {
    const back = composer.rejected(send(typed('hello')).state, notice, false);
    expect(send(back, 'key-2').outgoing.key).toBe('key-1');
    expect(send(composer.edit(back, 'hello you'), 'key-2').outgoing.key).toBe('key-2');
  });

  it('takes a new key when the server refused it', () => {
    const back = composer.rejected(send(typed('hello')).state, notice, true);
    expect(send(back, 'key-2').outgoing.key).toBe('key-2');
  });
});

describe('a reload', () => {
  const reload = (state: composer.Composer) => composer.restore(composer.keep(state));

  it('keeps what was typed', () => {
    expect(reload(typed('half a sent'))).toEqual(typed('half a sent'));
  });

  it('brings back what was on its way, with its key', () => {
    const back = reload(send(typed('on its way')).state);
    expect(back.text).toBe('on its way');
    expect(back.notice?.retry).toBe(true);
    expect(send(back, 'key-2').outgoing.key).toBe('key-1');
  });

  it('does not double what came back already', () => {
    const back = composer.rejected(send(typed('hello')).state, notice, false);
    expect(reload(reload(back)).text).toBe('hello');
  });

  it('starts empty when the storage holds nonsense', () => {
    expect(composer.restore({ text: 'a', outgoing: '{"key":' })).toEqual(typed('a'));
  });
});

describe('the history', () => {
  const lost = composer.rejected(send(typed('hello')).state, notice, false);

  it('clears a text that arrived after all', () => {
    expect(composer.reconcile(lost, [said('hello')])).toEqual(composer.EMPTY);
  });

  it('knows a text that arrived before its answer', () => {
    const sent = { content: 'hello', at: NOW };
    expect(composer.hasArrived(sent, [said('hello')])).toBe(true);
    expect(composer.hasArrived(sent, [said('good evening')])).toBe(false);
    expect(composer.hasArrived(sent, [])).toBe(false);
  });

  it('keeps a text that is not there, or was said long before', () => {
    expect(composer.reconcile(lost, [said('good evening')])).toBe(lost);
    expect(composer.reconcile(lost, [said('hello', NOW - 3_600_000)])).toBe(lost);
  });
});

describe('pictures to be shown', () => {
  const picture = { id: '3'.repeat(24), width: 40, height: 30 };
  const chosen = composer.added(composer.adds(typed('look')), picture);

  it('are waited for, go with the text and come back with it, under the same key', () => {
    expect(composer.begin(composer.adds(typed('look')), () => 'k', NOW)).toBeNull();
    const { state, outgoing } = send(chosen);
    expect(outgoing).toEqual({ key: 'key-1', content: 'look', at: NOW, pictures: [picture] });
    expect(state.pictures).toEqual([]);
    const back = composer.restore(composer.keep(composer.rejected(state, notice, false)));
    expect(back).toMatchObject({ text: 'look', pictures: [picture] });
    expect(send(back, 'key-2').outgoing.key).toBe('key-1');
    expect(send(composer.takeAway(back, picture.id), 'key-2').outgoing.key).toBe('key-2');
  });

  it('are gone when it turns out that they had arrived', () => {
    const unsure = composer.rejected(send(chosen).state, notice, false);
    expect(composer.reconcile(unsure, [said('look')])).toMatchObject({ text: '', pictures: [] });
  });
});
