import type { ChatRequest, ChatTurn } from '../../engines/chat/chat-engine.ts';
import { answerText, questionIn } from './asked.ts';
import { broughtAlong } from './memory.ts';
import { type Statement, statementsIn } from './statement.ts';
import { rootsOf } from './stem.ts';
import { turned } from './turned.ts';

/** Turns further back than this are not searched; it bounds the work of one reply. */
const TURNS_MAX = 400;
/** A name in a statement, or else whose relation it is about. */
const NAMED = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}'-]+/u;
const OWN = /\b(?:my|our) \p{L}+/iu;
const SOMEBODY = /^(?:he|she|it|they|his|her|its|their)\b/i;

/** Every reply reads the whole conversation again, so what was read is kept for a while. */
const READ = new Map<string, readonly Statement[]>();
const READ_MAX = 1_000;

/** Everything the user has stated before the last turn, oldest first, in other talks before this. */
export function toldBy(request: ChatRequest): readonly Statement[] {
  // Before the first turn: of two statements of the same worth the later one counts.
  const before = broughtAlong(request).flatMap((said) =>
    read(undefined, said).map((statement) => ({ ...statement, turn: -1 })),
  );
  return [...before, ...toldHere(request.turns)];
}

function toldHere(turns: readonly ChatTurn[]): readonly Statement[] {
  const first = Math.max(0, turns.length - TURNS_MAX);
  let before: Statement | undefined;
  return turns.slice(first, -1).flatMap(({ role, content }, index) => {
    if (role !== 'user') return [];
    const turn = first + index;
    return read(turns[turn - 1], content).map((statement) => {
      const whole = before ? withSubject(statement, before) : statement;
      before = whole;
      return { ...whole, turn };
    });
  });
}

/** "He is three" is about whoever the statement before it was about. */
function withSubject(statement: Statement, before: Statement): Statement {
  if (!SOMEBODY.test(statement.text)) return statement;
  const about = before.about ?? NAMED.exec(before.text)?.[0] ?? OWN.exec(before.text)?.[0];
  const roots = new Set([...statement.roots, ...before.roots]);
  return { ...statement, roots, ...(about && { about: turned(about) }) };
}

function read(before: ChatTurn | undefined, content: string): readonly Statement[] {
  const asked = before?.role === 'assistant' ? questionIn(before.content)?.text : undefined;
  const key = `${asked ?? ''}\n${content}`;
  const known = READ.get(key);
  if (known) return known;
  const statements = answerOf(asked, content);
  if (READ.size >= READ_MAX) READ.clear();
  READ.set(key, statements);
  return statements;
}

/** The statements of a turn; a short answer to a question is one, with the question's words. */
function answerOf(asked: string | undefined, content: string): readonly Statement[] {
  const said = statementsIn(content);
  const answer = asked && said.length === 1 ? answerText(content) : undefined;
  if (!asked || !answer || said[0]?.mine) return said;
  const roots = new Set([...rootsOf(answer), ...rootsOf(asked)]);
  return [{ text: answer, roots, mine: true, turn: 0, asked }];
}
