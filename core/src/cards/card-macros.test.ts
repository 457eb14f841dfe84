import { describe, expect, it } from 'vitest';
import { fillCardMacros, type CardMacros } from './card-macros.ts';

const macros: CardMacros = {
  char: 'Ines',
  user: 'Sam',
  persona: 'A baker.',
  original: 'Stay calm.',
  lasting: 'conversation-1',
  passing: 'run-1',
};
const filled = (text: string, other: Partial<CardMacros> = {}) =>
  fillCardMacros(text, { ...macros, ...other });

describe('the macros of cards', () => {
  it('names multiply a text no further than there is room', () => {
    const many = '<bot>'.repeat(10_000);
    const long = 'A'.repeat(80);
    const text = fillCardMacros(many, { ...macros, char: long }, 2_000);
    expect(text.length).toBeLessThanOrEqual(many.length + 2_000);
    expect(text.startsWith(long)).toBe(true);
    expect(fillCardMacros('{{persona}}'.repeat(9_000), macros, 2_000).length).toBeLessThan(99_000);
  });

  it('names, persona and what is replaced are put in', () => {
    expect(filled('{{char}} meets <USER>: {{persona}} {{ORIGINAL}}')).toBe(
      'Ines meets Sam: A baker. Stay calm.',
    );
  });

  it('notes for people are taken out', () => {
    expect(filled('A{{// a note}}B{{comment: more}}C{{hidden_key:harbour}}D')).toBe('ABCD');
  });

  it('a picked choice stays for the conversation, a random one for the reply', () => {
    const choices = 'a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p';
    const picks = (runs: number) =>
      new Set(
        Array.from({ length: runs }, (_, at) =>
          filled(`{{pick:${choices}}}`, { passing: `${at}` }),
        ),
      );
    expect(picks(20).size).toBe(1);
    const random = (at: number) => filled(`{{random:${choices}}}`, { passing: `${at}` });
    expect(new Set(Array.from({ length: 40 }, (_, at) => random(at))).size).toBeGreaterThan(5);
    expect(random(3)).toBe(random(3));
    expect(filled('{{random:one\\, two}}')).toBe('one, two');
    expect(filled('{{pick::only}}')).toBe('only');
  });

  it('dice stay within their sides, and what is no die stays as it is', () => {
    for (let at = 0; at < 50; at++) {
      const thrown = Number(filled('{{roll:d6}}', { passing: `${at}` }));
      expect(thrown).toBeGreaterThanOrEqual(1);
      expect(thrown).toBeLessThanOrEqual(6);
    }
    expect(Number(filled('{{roll:3d1}}'))).toBe(3);
    expect(filled('{{roll:d0}} {{roll:much}}')).toBe('{{roll:d0}} {{roll:much}}');
  });

  it('letters are turned round, and unknown macros stay', () => {
    expect(filled('{{reverse:abc}} {{weather}}')).toBe('cba {{weather}}');
  });

  it('macros that lead to each other come to an end', () => {
    const cyclic = { persona: '{{original}}', original: '{{persona}}{{persona}}' };
    expect(filled('{{persona}}', cyclic)).toBe('{{original}}');
    expect(filled('{{random:{{char}},{{char}}}}')).toBe('Ines');
    expect(filled('{{reverse:{{reverse:ab}}}}')).toBe('{{reverse:ba}}');
  });

  it('a macro that is never closed costs no more than its length', () => {
    for (const open of ['{{a', '{{pick:', '{{// ']) {
      const text = open + ' a'.repeat(500_000);
      expect(filled(text)).toBe(text);
    }
  });

  it('a text full of macros stays of a bounded size', () => {
    const long = '{{persona}}'.repeat(9_000);
    const text = filled(long, { persona: 'word '.repeat(400) });
    expect(text.length).toBeLessThan(200_000 + long.length);
  });
});
