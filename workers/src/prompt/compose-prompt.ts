import { PROMPT_PARTS } from '@vesper/core/contract/sent-prompt';
import { traced } from '@vesper/core/tracing';
import type { ChatRequest, ChatTurn } from '../engines/chat/chat-engine.ts';
import { alternating, arrange } from './arrange.ts';
import { PER_MESSAGE } from './estimate-tokens.ts';
import { withNames } from './group-talk.ts';
import { choosePictures, estimatePicture, shows } from './pictures.ts';
import { characterPart } from './parts/character.ts';
import { framePart } from './parts/frame.ts';
import { lorePart } from './parts/lore.ts';
import type { Part, PartSource } from './parts/part.ts';
import { talkPart, type TalkPart } from './parts/talk.ts';
import {
  examplesPart,
  instructionsPart,
  memoriesPart,
  notePart,
  personaPart,
  summaryPart,
} from './parts/told.ts';
import type { ComposedPrompt, PromptBudget, PromptPart } from './prompt.ts';
import { createRooms } from './rooms.ts';

/** Texts that pass alone may cost a little more joined; so many times the prompt is made smaller. */
const TRIES = 6;
/** Kept free for brackets and line ends. */
const SLACK = 16;

/**
 * Composes what the model is given, within the budget: one system message that stays from turn to
 * turn, then the talk; what changes with every turn stands with its newest message. Room for the
 * pictures is set aside before any words.
 * @param budget tokens for all of it; from 512 on the frame and the last turn surely fit
 */
export async function composePrompt(
  request: ChatRequest,
  budget: PromptBudget,
): Promise<ComposedPrompt> {
  return traced('compose prompt', {}, () => compose(request, budget));
}

async function compose(request: ChatRequest, budget: PromptBudget): Promise<ComposedPrompt> {
  const { turns, tokens: ofPictures } = choosePictures(request.turns, budget.tokens);
  const forWords = budget.tokens - ofPictures;
  let tokens = forWords - SLACK;
  for (let tries = 1; ; tries++) {
    const prompt = await composeWithin({ ...request, turns }, { ...budget, tokens });
    const over = (await sizeOf(prompt, budget)) - forWords;
    if (over <= 0 || tries === TRIES) return prompt;
    tokens -= over + SLACK * tries;
  }
}

async function composeWithin(
  request: ChatRequest,
  { tokens, count }: PromptBudget,
): Promise<ComposedPrompt> {
  const source = sourceOf(request, count);
  const rooms = createRooms(tokens);

  // In the order of SHARES: who comes first is the last to give way.
  const frame = await rooms.fill('frame', (room) => framePart(source, room));
  const talkReserve = rooms.keep('talk');
  const instructions = await rooms.fill('instructions', (room) => instructionsPart(source, room));
  const character = await rooms.fill('character', (room) => characterPart(source, room));
  const note = await rooms.fill('note', (room) => notePart(source, room));
  const persona = await rooms.fill('persona', (room) => personaPart(source, room));
  const summary = await rooms.fill('summary', (room) => summaryPart(source, room));
  const memories = await rooms.fill('memories', (room) => memoriesPart(source, room));
  const lore = await rooms.fill('lore', (room) => lorePart(source, room));
  const examples = await rooms.fill('examples', (room) => examplesPart(source, room));
  const talk = await talkPart(alternating(withNames(request)), talkReserve + rooms.left(), {
    budget: tokens,
    count,
  });

  const messages = arrange({
    system: [
      frame.text,
      lore.before,
      character.text,
      lore.after,
      persona.text,
      examples.text,
      summary.text,
    ],
    turns: talk.turns,
    now: [memories.text, lore.now],
    insets: [...lore.atDepth, ...insetOf(request, note)],
    last: instructions.text,
  });
  const texts = {
    frame,
    character,
    persona,
    memories,
    lore,
    examples,
    summary,
    note,
    instructions,
  };
  const parts = { ...texts, talk: spoken(talk, source) };
  return { messages, parts: PROMPT_PARTS.map((name) => ({ name, ...shown(parts[name]) })) };
}

function sourceOf(request: ChatRequest, count: PromptBudget['count']): PartSource {
  const { character, group, userName, userDescription, runId, conversationId } = request;
  const user = userName ?? 'the user';
  const macros = {
    char: character.nickname ?? character.name,
    user,
    persona: userDescription,
    ...(group && { group: [character, ...group.others].map(({ name }) => name).join(', ') }),
    lasting: conversationId ?? runId,
    passing: runId,
  };
  return { request, user, macros, count };
}

const insetOf = ({ note }: ChatRequest, { text }: Part) =>
  note && text !== '' ? [{ text, depth: note.depth }] : [];

/** The talk as people read it. */
function spoken({ turns, tokens, leftOut }: TalkPart, { request, user }: PartSource): Part {
  const name = (role: ChatTurn['role']): string =>
    role === 'user' ? user : request.character.name;
  // In a group the words of the others have their names already.
  const words = ({ role, content }: ChatTurn): string =>
    request.group && role === 'user' ? content : `${name(role)}: ${content}`;
  const line = (turn: ChatTurn): string =>
    turn.pictures ? `${words(turn)}\n${shows(turn.pictures.length)}` : words(turn);
  const ofPictures = turns.flatMap(({ pictures = [] }) => pictures.map(estimatePicture));
  return {
    text: turns.map(line).join('\n\n'),
    tokens: ofPictures.reduce((sum, each) => sum + each, tokens),
    leftOut,
  };
}

const shown = ({ text, tokens, leftOut }: Part): Omit<PromptPart, 'name'> => ({
  tokens,
  leftOut,
  text,
});

async function sizeOf({ messages }: ComposedPrompt, { count }: PromptBudget): Promise<number> {
  const tokens = await Promise.all(messages.map(({ content }) => count(content)));
  return tokens.reduce((sum, each) => sum + each + PER_MESSAGE, 0);
}
