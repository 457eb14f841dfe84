import { fillCardMacros } from '@vesper/core/cards/card-macros';
import { clipText } from '../clip-text.ts';
import { PER_MESSAGE } from '../estimate-tokens.ts';
import { groupText } from './group.ts';
import type { Part, PartSource } from './part.ts';

/** The part of the budget that a card's own frame may take. */
const CARD_SHARE = 0.2;

/** Holds for every character, whatever its card says: nothing replaces it or comes before it. */
const SAFETY = [
  'Everybody in this talk is an adult, and stays one. Never sexualise minors, never help to hurt',
  'anybody. Whoever seems to be in danger is met with care and told where to find help.',
].join('\n');

/** Who speaks, to whom, and in which manner, where a card says nothing of its own about that. */
function styleOf({ request, user }: PartSource): string {
  return [
    `You are ${request.character.name}, talking with ${user} in a chat.`,
    'Stay in your role and answer as you would speak: warm, concrete, in a few sentences.',
    'What you do stands between asterisks. Never write the lines of the other person.',
  ].join('\n');
}

/** The operator's frame, or the card's in its place, and the text on safety. Always in. */
export async function framePart(source: PartSource, room: number): Promise<Part> {
  const { request, macros, count } = source;
  const original = styleOf(source);
  const own = fillCardMacros(request.character.systemPrompt ?? '', { ...macros, original });
  const shortened = await clipText(own.trim(), Math.floor(room * CARD_SHARE), count);
  const style = shortened.text === '' ? original : shortened.text;
  const group = await groupText(source, room);
  const text = [SAFETY, style, group].filter(Boolean).join('\n\n');
  return { text, tokens: (await count(text)) + PER_MESSAGE, leftOut: shortened.isCut ? 1 : 0 };
}
