import { describe, expect, it } from 'vitest';
import { NameGuard } from './name-guard.ts';

const NAMES = { own: ['Mira Holt', 'Mira'], others: ['Jonas', 'Ada', 'Mira', 'Sam'] };

/** What is shown of a reply that comes in pieces of a length. */
function shown(reply: string, length: number): string {
  const guard = new NameGuard(NAMES);
  let text = '';
  for (let at = 0; at < reply.length; at += length) {
    text += guard.push(reply.slice(at, at + length));
  }
  return text + guard.end();
}

describe('a reply in a group', () => {
  it.each([
    ['Mira: Good evening.', 'Good evening.'],
    ['MIRA HOLT :  Good evening.', 'Good evening.'],
    ['**Mira:** Good evening.', 'Good evening.'],
    ['**Mira**: *smiles* Good evening.', '*smiles* Good evening.'],
    ['Mirabelle plums: the best.', 'Mirabelle plums: the best.'],
    ['Mira is my name: a short one.', 'Mira is my name: a short one.'],
    ['I listen.\nJonas: So do I.', 'I listen.'],
    ['I listen.\n\n**Ada**: So do I.', 'I listen.'],
    ['Mira: I listen.\nsam: Do you?\nMira: Yes.', 'I listen.'],
    ['I listen to Jonas: he is wise.\nJonas nods.', 'I listen to Jonas: he is wise.\nJonas nods.'],
    ['Three things:\n- a boat\n- Ada', 'Three things:\n- a boat\n- Ada'],
    ['One.\nMira: Two.', 'One.\nMira: Two.'],
    ['Jonas', 'Jonas'],
    ['Mira', 'Mira'],
    ['', ''],
  ])('%j is shown as %j, wherever it is divided', (reply, expected) => {
    for (let length = 1; length <= reply.length + 1; length++) {
      expect(shown(reply, length), `in pieces of ${length}`).toBe(expected);
    }
  });

  it('holds back no more than what may be a name', () => {
    const guard = new NameGuard(NAMES);
    expect(guard.push('Good ')).toBe('Good ');
    expect(guard.push('evening.\nJo')).toBe('evening.');
    expect(guard.push('y to all')).toBe('\nJoy to all');
  });

  it('says when somebody else begins to speak', () => {
    const guard = new NameGuard(NAMES);
    guard.push('I listen.\nAda');
    expect(guard.isOver).toBe(false);
    guard.push(': Me too');
    expect(guard.isOver).toBe(true);
    expect(guard.push(' and more')).toBe('');
  });
});
