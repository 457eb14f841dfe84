import { describe, expect, it } from 'vitest';
import type { ChatTurn, CharacterSheet } from '../../engines/chat/chat-engine.ts';
import { EXCHANGES, PERSONAS } from './exchanges.cases.ts';
import { respond } from './respond.ts';

const NOW = new Date('2026-03-04T15:09:00Z');
/** Other runs choose other words; what is asked of a reply holds for all of them. */
const RUNS = ['a', 'b', 'c'];

interface Exchange {
  line: string;
  character: CharacterSheet;
  says: string[];
  must: RegExp[];
  mustNot: RegExp[];
}

const ENTRIES = EXCHANGES.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

function read(line: string): Exchange {
  const [who = '', says = '', must = '', mustNot = ''] = line.split(' | ');
  const character = PERSONAS[who];
  if (!character || mustNot === '') throw new Error(`Not an exchange: ${line}`);
  const expressions = (part: string): RegExp[] =>
    part.split(' && ').map((source) => new RegExp(source.trim(), 's'));
  return {
    line,
    character,
    says: says.split(' / '),
    must: expressions(must),
    mustNot: expressions(mustNot),
  };
}

/** The last reply of a conversation; turns that begin with "<" are said by the companion as given. */
function reply({ character, says }: Exchange, run: string): string {
  const turns: ChatTurn[] = [];
  for (const said of says) {
    if (said.startsWith('< ')) {
      turns.push({ role: 'assistant', content: said.slice(2) });
      continue;
    }
    turns.push({ role: 'user', content: said });
    const content = respond({ runId: `${run}-${turns.length}`, character, turns: [...turns] }, NOW);
    turns.push({ role: 'assistant', content });
  }
  return turns.at(-1)?.content ?? '';
}

// The grammar is unpacked in the first reply, which takes seconds on a busy machine.
describe('exchanges', { timeout: 60_000 }, () => {
  it('are two hundred or more', () => {
    expect(new Set(ENTRIES).size).toBeGreaterThanOrEqual(200);
  });

  it.each(ENTRIES.map((line) => read(line)))('are answered: $line', (exchange) => {
    for (const run of RUNS) {
      const said = reply(exchange, run);
      for (const must of exchange.must) expect(said).toMatch(must);
      for (const mustNot of exchange.mustNot) expect(said).not.toMatch(mustNot);
    }
  });
});
