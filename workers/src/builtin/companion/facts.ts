import { FACT_RULES, type Rule } from './fact-rules.ts';
import type { Fact } from './fact.ts';
import { feelingIn } from './feelings.ts';
import { clauses, plain } from './plain-text.ts';

/** Every reply reads the whole conversation again, so what was read is kept for a while. */
const READ = new Map<string, readonly Fact[]>();
const READ_MAX = 1_000;

/** Everything a message says about the user, in order. The same text gives the same facts. */
export function factsIn(message: string): readonly Fact[] {
  const known = READ.get(message);
  if (known) return known;
  const facts = clauses(plain(message)).flatMap(factsOfClause);
  if (READ.size >= READ_MAX) READ.clear();
  READ.set(message, facts);
  return facts;
}

const FIRST_PERSON = /\b(?:i|my|me|we|our|name|went|was)\b/i;

function factsOfClause(clause: string): readonly Fact[] {
  const feeling = feelingIn(clause);
  const facts = FIRST_PERSON.test(clause)
    ? FACT_RULES.flatMap((rules) => firstFacts(rules, clause))
    : [];
  return feeling ? [...facts, { type: 'feeling', feeling }] : facts;
}

function firstFacts(rules: readonly Rule[], clause: string): readonly Fact[] {
  for (const [pattern, make] of rules) {
    const found = pattern.exec(clause);
    const facts = (found ? [make(found)] : []).flat().filter((fact) => fact !== undefined);
    if (facts.length > 0) return facts;
  }
  return [];
}
