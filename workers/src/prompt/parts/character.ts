import { fillCardMacros } from '@vesper/core/cards/card-macros';
import { headed, JOINT, NOTHING, type Part, type PartSource } from './part.ts';

/** What traits, personality and scene may each take of it; the description has the rest. */
const DETAIL_SHARE = 0.2;

/** Who the character is: traits, description, personality, and the scene. */
export async function characterPart(source: PartSource, room: number): Promise<Part> {
  const { request, macros, count } = source;
  const { name, traits, description, personality, scenario } = request.character;
  const fill = (text: string | undefined): string => fillCardMacros(text ?? '', macros).trim();
  const detailRoom = Math.floor(room * DETAIL_SHARE);
  const detail = (heading: string, text: string) => headed(heading, text, detailRoom, count);

  const traitLine = traits.length > 0 ? `${name} is ${traits.join(', ').toLowerCase()}.` : '';
  const traitPart = await detail('', traitLine);
  const personalityPart = await detail('', fill(personality));
  const scenePart = await detail('The scene:', fill(scenario));
  const heading = `About ${name}:`;
  const headingTokens = (await count(heading)) + JOINT;
  const details = [traitPart, personalityPart, scenePart];
  const taken = details.reduce((sum, { tokens }) => sum + tokens, headingTokens);
  const descriptionPart = await headed('', fill(description), room - taken, count);

  const all = [traitPart, descriptionPart, personalityPart, scenePart];
  const texts = all.map(({ text }) => text).filter(Boolean);
  const leftOut = all.reduce((sum, part) => sum + part.leftOut, 0);
  if (texts.length === 0) return { ...NOTHING, leftOut };
  return {
    text: `${heading}\n${texts.join('\n\n')}`,
    tokens: taken + descriptionPart.tokens,
    leftOut,
  };
}
