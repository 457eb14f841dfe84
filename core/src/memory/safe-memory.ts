import { decide, type SafetyDecision } from '../safety/decide.ts';
import { asSaid } from './as-said.ts';

/**
 * Decides about a fact as it is written and as its member would say it: "is 15" alone says of
 * nobody that they are.
 */
export function decideMemory(text: string): SafetyDecision {
  const written = decide(text, { kind: 'message' });
  return written.allowed ? decide(asSaid(text), { kind: 'message' }) : written;
}
