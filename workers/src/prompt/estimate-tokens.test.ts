import { expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

/** Texts, and what SmolLM2's tokenizer makes of each: 49,000 words, nearly all of them English. */
const COUNTED: Array<[text: string, tokens: number]> = [
  ['The lamp was lit before the fog came in, and nobody on the quay asked why.', 19],
  ['WHO GOES THERE? I TOLD YOU NEVER TO COME BACK HERE!', 19],
  ['Der Nebel lag über dem Hafen, während die Möwen schrien und Störungsmeldungen kamen.', 32],
  ['Zażółć gęślą jaźń, a potem wróć do domu przez śnieżną łąkę.', 45],
  ['Маяк светил всю ночь, и море было спокойно.', 33],
  ['灯台の明かりが海を照らしていた。彼は何も言わなかった。', 50],
  ['등대가 밤새 바다를 비추었고 그는 아무 말도 하지 않았다.', 68],
  ['प्रकाशस्तंभ पूरी रात समुद्र को रोशन करता रहा।', 49],
  ['x = [i**2 for i in range(10)]; {"a": 1, "b": [2, 3]} if (a !== b) { return; }', 41],
  ['🙂🌊⚓👩‍👩‍👧🏳️‍🌈', 30],
];

it.each(COUNTED)('is no less than the tokens of %s, and no more than 2.5 times', (text, tokens) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens);
  expect(estimateTokens(text)).toBeLessThanOrEqual(tokens * 2.5);
});
