import { randomInt } from 'node:crypto';

/** Without those that are taken for each other when they are read aloud or typed from paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** Makes up a code of 60 random bits: nobody finds one by trying. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
