import type { SafetyKind } from '@vesper/core/safety/decide';
import type { FieldText } from './assert-safe.ts';

/** Characters of a long text decided about at once, and how many of them twice: nothing hides at a cut. */
const PIECE = 20_000;
const OVERLAP = 500;

/** A text that is too long to be decided about at once, in pieces that overlap. */
export function piecesOf(text: string, kind: SafetyKind, field: string): FieldText[] {
  const pieces: FieldText[] = [];
  for (let at = 0; at === 0 || at + OVERLAP < text.length; at += PIECE - OVERLAP) {
    pieces.push({ text: text.slice(at, at + PIECE), kind, field });
  }
  return pieces;
}
