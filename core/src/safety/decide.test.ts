import { describe, expect, it } from 'vitest';
import { createDecider, decide, type SafetyKind } from './decide.ts';
import { HARMLESS_TEXTS, REFUSED_TEXTS } from './decide.cases.ts';

const code = (text: string, kind: SafetyKind): string => {
  const decision = decide(text, { kind });
  return decision.allowed ? 'allowed' : decision.code;
};

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

describe('length', () => {
  it('refuses a text too long to check instead of letting it through', () => {
    expect(code('a'.repeat(200_001), 'composed')).toBe('too_long');
  });
});

describe('a picture and what it leaves out', () => {
  const picture = (text: string, negative: string) => decide(text, { kind: 'prompt', negative });

  it('is refused when it leaves out that people are grown', () => {
    expect(picture('portrait of a girl', 'adult, grown-up')).toMatchObject({ allowed: false });
  });

  it('is refused when only both together say it', () => {
    expect(picture('a thirteen year', 'old woman')).toMatchObject({ allowed: false });
  });

  it('may leave out minors', () => {
    expect(picture('a woman by the sea', 'child, underage, blurry').allowed).toBe(true);
  });
});

describe('years of birth', () => {
  it('are judged by the year it is', () => {
    const text = 'Born in 2012, she paints';
    expect(createDecider({}, new Date('2026-01-01'))(text, { kind: 'character' }).allowed).toBe(
      false,
    );
    expect(createDecider({}, new Date('2040-01-01'))(text, { kind: 'character' }).allowed).toBe(
      true,
    );
  });
});
