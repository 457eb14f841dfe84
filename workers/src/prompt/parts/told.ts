import { fillCardMacros } from '@vesper/core/cards/card-macros';
import { headed, listed, type Part, type PartSource } from './part.ts';

/** Who the member is, in the words of their persona. */
export function personaPart({ request, user, macros, count }: PartSource, room: number) {
  const text = fillCardMacros(request.userDescription ?? '', macros).trim();
  return headed(`About ${user}:`, text, room, count);
}

/** What was said before the turns that are left. */
export function summaryPart({ request, count }: PartSource, room: number): Promise<Part> {
  return headed('What happened before:', (request.summary ?? '').trim(), room, count);
}

/**
 * What is remembered of the member, the most relevant first. Others are chosen with every turn, so
 * room is kept for somewhat larger ones: else the beginning of the talk would shift.
 */
export async function memoriesPart(
  { request, user, count }: PartSource,
  room: number,
): Promise<Part & { reserved: number }> {
  const facts = (request.memories ?? []).map(({ text }) => `- ${text}`);
  const part = await listed(`What you remember of ${user}:`, facts, room, count);
  const step = Math.max(1, Math.floor(room / 4));
  return { ...part, reserved: Math.min(room, Math.ceil(part.tokens / step) * step) };
}

/** Talks that show how the character speaks; `<START>` begins each. */
export function examplesPart({ request, macros, count }: PartSource, room: number) {
  const { name, exampleDialogue = '' } = request.character;
  const talks = fillCardMacros(exampleDialogue, macros)
    .split(/^[ \t]*<start>[ \t]*$/im)
    .map((talk) => talk.trim())
    .filter(Boolean);
  const heading = `Examples of how ${name} speaks, from other talks:`;
  return listed(heading, talks, room, count, '\n\n');
}

/** The member's own line to the model, which stands at its depth in the talk. */
export function notePart({ request, macros, count }: PartSource, room: number): Promise<Part> {
  return headed('', fillCardMacros(request.note?.text ?? '', macros).trim(), room, count);
}

/** The card's last word, after the talk. There is none of the operator's that it could replace. */
export function instructionsPart({ request, macros, count }: PartSource, room: number) {
  const own = request.character.postHistoryInstructions ?? '';
  return headed('', fillCardMacros(own, { ...macros, original: '' }).trim(), room, count);
}
