import { BUILTIN_COMPANION } from '@vesper/core/contract/engines';
import type {
  CharacterSheet,
  ChatEngine,
  ChatRequest,
  ChatTurn,
  ReplyPiece,
} from '../../engines/chat/chat-engine.ts';
import { type Pace, speak } from '../shared/pace.ts';
import { seeded } from '../shared/random.ts';
import { respond } from './respond.ts';
import { writesFirst } from './writes-first.ts';

export interface BuiltinCompanionOptions {
  /** Zero in both makes the reply arrive at once. */
  pace: Pace;
  /** For questions about the time and the date; the machine's clock unless given. */
  now?: () => Date;
}

/** It plans no sentence that could be gone on with, but it can say more. */
const ASKED_TO_GO_ON = { role: 'user', content: 'Tell me more.' } as const;

/** A small dialogue engine that needs no network and no weights; see docs/decisions/0003. */
export function createBuiltinCompanion(options: BuiltinCompanionOptions): ChatEngine {
  const { pace, now = () => new Date() } = options;
  return {
    name: BUILTIN_COMPANION,
    async *reply(request, signal): AsyncGenerator<ReplyPiece> {
      const goesOn = request.task === 'continue';
      const turns = answerable(request);
      const sheet = { ...request, turns, character: toldWhole(request.character) };
      const said = request.task === 'first' ? writesFirst(request) : respond(sheet, now());
      const text = goesOn ? `\n\n${said}` : said;
      for await (const piece of speak(text, pace, seeded(request.runId).next, signal)) {
        yield { kind: 'text', text: piece };
      }
    },
  };
}

/** The talk between the member and the one who speaks, ending in something to answer. */
function answerable({ turns, group, task = 'reply' }: ChatRequest): ChatTurn[] {
  const isOwn = ({ role, speaker }: ChatTurn) => role === 'assistant' || speaker === undefined;
  const own = group ? turns.filter(isOwn) : turns;
  const isUnasked = group && task === 'reply' && own.at(-1)?.role !== 'user';
  return task === 'continue' || isUnasked ? [...own, ASKED_TO_GO_ON] : own;
}

/** All that is told of a character as one description: the companion reads sentences, not fields. */
function toldWhole({ personality, scenario, ...sheet }: CharacterSheet): CharacterSheet {
  const told = [sheet.description, personality, scenario].filter(Boolean).join('\n\n');
  return { ...sheet, ...(told && { description: told }) };
}
