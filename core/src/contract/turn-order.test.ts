import { describe, expect, it } from 'vitest';
import { namedIn, whoAnswers } from './turn-order.ts';

const member = (name: string, more: { nickname?: string; isMuted?: boolean } = {}) => ({
  characterId: name,
  name,
  isMuted: false,
  ...more,
});

const MIRA = member('Mira Holt', { nickname: 'Moss' });
const JONAS = member('Jonas');
const ADA = member('Ada');
const ALL = [MIRA, JONAS, ADA];

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);
const named = (text: string, members: readonly ReturnType<typeof member>[] = ALL) =>
  names(namedIn(text, members));

describe('the names in a message', () => {
  it.each([
    ['Ada, and then jonas: what do you say?', ['Ada', 'Jonas']],
    ['Is MIRA there?', ['Mira Holt']],
    ['Moss! Ada’s here.', ['Mira Holt', 'Ada']],
    ['An armada of Jonases sails by, Canada-bound.', []],
    ['Jonas, Jonas and Ada, Jonas', ['Jonas', 'Ada']],
    ['', []],
  ])('%j names %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    ['Привет, Мира!', 'Мира'],
    ['美咲さんはどう思う？', '美咲'],
    ['Zoë hat recht.', 'Zoë'],
    ['The Captain knows.', 'The Captain'],
  ])('are found in any script: %s', (text, name) => {
    expect(named(text, [member(name), member('Ada')])).toEqual([name]);
  });

  it('mean the longer one where one name is part of another', () => {
    const two = [member('Mira Holt'), member('Mira Vale')];
    expect(named('Mira Vale, come here', two)).toEqual(['Mira Vale']);
    expect(named('Mira, come here', two)).toEqual(['Mira Holt', 'Mira Vale']);
  });

  it('are not the articles that names begin with', () => {
    expect(named('What does the moon say?', [member('The Captain')])).toEqual([]);
  });
});

describe('the order of turns', () => {
  const says = { content: 'Good evening', spokenBy: ['Ada', 'Jonas', 'Ada'] };
  const muted = (name: string) =>
    ALL.map((it) => (it.name === name ? { ...it, isMuted: true } : it));

  it('by names gives the turn to who was silent longest where nobody is named', () => {
    expect(names(whoAnswers('named', ALL, says))).toEqual(['Mira Holt']);
    const spokenBy = ['Mira Holt', ...says.spokenBy];
    expect(names(whoAnswers('named', ALL, { ...says, spokenBy }))).toEqual(['Jonas']);
    expect(names(whoAnswers('named', ALL, { content: 'Hi', spokenBy: [] }))).toEqual(['Mira Holt']);
  });

  it('in a round lets everybody speak once who is not muted', () => {
    expect(names(whoAnswers('round', ALL, says))).toEqual(['Mira Holt', 'Jonas', 'Ada']);
    expect(names(whoAnswers('round', muted('Jonas'), says))).toEqual(['Mira Holt', 'Ada']);
  });

  it('by choice stays with who spoke last', () => {
    expect(names(whoAnswers('chosen', ALL, says))).toEqual(['Ada']);
    expect(names(whoAnswers('chosen', muted('Ada'), says))).toEqual(['Jonas']);
    expect(names(whoAnswers('chosen', ALL, { content: '', spokenBy: [] }))).toEqual(['Mira Holt']);
  });

  it.each(['named', 'round', 'chosen'] as const)(
    '%s gives way to a choice, also of a muted one',
    (order) => {
      const chosen = { content: 'Jonas?', spokenBy: [], speakerId: 'Ada' };
      expect(names(whoAnswers(order, muted('Ada'), chosen))).toEqual(['Ada']);
    },
  );

  it.each(['named', 'round', 'chosen'] as const)('%s lets nobody speak who is muted', (order) => {
    const quiet = ALL.map((it) => ({ ...it, isMuted: true }));
    expect(whoAnswers(order, quiet, { content: 'Ada?', spokenBy: ['Ada'] })).toEqual([]);
  });
});
