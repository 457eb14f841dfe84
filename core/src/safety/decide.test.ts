import { describe, expect, it } from 'vitest';
import { createDecider, decide, type SafetyKind } from './decide.ts';
import { HARMLESS_TEXTS, REFUSED_TEXTS } from './decide.cases.ts';

const code = (text: string, kind: SafetyKind): string => {
  const decision = decide(text, { kind });
  return decision.allowed ? 'allowed' : decision.code;
};

/** Milliseconds of the processor's own time: a busy machine takes longer, not more of it. */
const cpuMs = (): number => process.cpuUsage().user / 1_000;

describe('harmless texts', () => {
  it.each(HARMLESS_TEXTS)('allows as %s: %s', (kind, text) => {
    expect(code(text, kind)).toBe('allowed');
  });

  it('are at least eighty', () => {
    expect(HARMLESS_TEXTS.length).toBeGreaterThanOrEqual(80);
  });
});

describe('refused texts', () => {
  it.each(REFUSED_TEXTS)('refuses as %s with %s: %s', (kind, expected, text) => {
    expect(code(text, kind)).toBe(expected);
  });

  it('are at least sixty', () => {
    expect(REFUSED_TEXTS.length).toBeGreaterThanOrEqual(60);
  });

  it('get a message that never repeats the text', () => {
    for (const [kind, , text] of REFUSED_TEXTS) {
      const decision = decide(text, { kind });
      if (decision.allowed) throw new Error(`allowed: ${text}`);
      expect(decision.message.length).toBeGreaterThan(40);
      expect(decision.message.toLowerCase()).not.toContain(text.toLowerCase());
    }
  });
});

describe('sentinels', () => {
  const kinds: SafetyKind[] = ['prompt', 'message', 'character', 'title', 'name', 'composed'];
  const disguises = (token: string): string[] => [
    token,
    `before ${token} after`,
    [...token].join(' '),
    [...token].join('\u200b'),
    token.toUpperCase(),
    token.replace('sentinel', 'senti\n nel'),
    Buffer.from(`x ${token}`).toString('base64'),
  ];

  it.each(kinds)('are refused in every disguise as %s', (kind) => {
    for (const name of ['child_safety', 'real_person']) {
      for (const text of disguises(`[[sentinel:${name}]]`)) expect(code(text, kind)).toBe(name);
    }
  });
});

describe("the operator's own words", () => {
  const own = createDecider({ childSafety: ['zorblax'], realPeople: ['jo samplename'] });

  it('are refused, also in disguise', () => {
    for (const text of ['a zorblax', 'a z0rblax', 'z o r b l a x', 'a zzzorblaxxx']) {
      expect(own(text, { kind: 'prompt' })).toMatchObject({ code: 'child_safety' });
    }
  });

  it('refuse a named person only beside a sexual word', () => {
    expect(own('Jo Samplename at the beach', { kind: 'prompt' }).allowed).toBe(true);
    expect(own('nude of Jo Samplename', { kind: 'prompt' })).toMatchObject({
      code: 'real_person',
    });
  });
});

describe('time', () => {
  const attacks: [string, string][] = [
    ['one letter', 'a'.repeat(8_000)],
    ['spelled letters', 's c h o o l '.repeat(700)],
    ['pairs', 'sc ho ol '.repeat(900)],
    ['ages', '15 years '.repeat(900)],
    ['first person', 'i am '.repeat(1_600)],
    ['contexts and minors', 'imagine you kid '.repeat(500)],
    ['separators', '._-'.repeat(2_700)],
    ['zero width', '\u200bs'.repeat(4_000)],
    ['wide characters', '小学'.repeat(4_000)],
    ['combining marks', 'e\u0301'.repeat(4_000)],
    ['base64', `${Buffer.from('a'.repeat(40)).toString('base64')} `.repeat(140)],
    ['numbers', '1 2 3 '.repeat(1_300)],
    ['nested quantifier bait', '(((a+)+)+$'.repeat(800)],
  ];

  it.each(attacks)('stays linear on %s', (_, text) => {
    // 64,000 characters and more take some 60 ms; quadratic work on them would take minutes.
    const started = cpuMs();
    decide(text.repeat(8), { kind: 'composed' });
    expect(cpuMs() - started).toBeLessThan(2_000);
  });

  it('refuses a text too long to check instead of letting it through', () => {
    expect(code('a'.repeat(200_001), 'composed')).toBe('too_long');
  });
});
