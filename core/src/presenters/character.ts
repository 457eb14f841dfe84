import { exampleLines } from '../cards/example-lines.ts';
import type { CharacterDetailView, CharacterView } from '../contract/character.ts';
import { mediaPaths } from '../contract/media.ts';
import type { CharacterDocument } from '../models/character.ts';
import { faceKey } from '../policies/character.ts';
import { presentCreator } from './image.ts';
import { PASSED_CHECK, presentCheck } from './picture-check.ts';

/** @param viewerId who looks: `isOwn` says whether they may change it */
export function presentCharacter(character: CharacterDocument, viewerId: string): CharacterView {
  const isOwn = character.userId.toHexString() === viewerId;
  return {
    ...PASSED_CHECK,
    id: character.id,
    name: character.name,
    description: character.description ?? null,
    avatar: faceKey({ userId: viewerId }, character) ? mediaPaths.avatar(character.id) : null,
    portrait: faceKey({ userId: viewerId }, character) ? mediaPaths.portrait(character.id) : null,
    ...(isOwn && presentCheck(character.pictureCheck)),
    personality: { traits: [...character.traits] },
    greeting: character.greeting ?? null,
    isPublic: character.isPublic,
    isOwn,
    createdAt: character.createdAt.toISOString(),
  };
}

/** A public character as everyone sees it, its creator included. */
export function presentPublicCharacter(
  character: CharacterDocument,
  viewerId: string,
  creator: Parameters<typeof presentCreator>[0],
): CharacterView {
  return { ...presentCharacter(character, viewerId), user: presentCreator(creator) };
}

/** Adds to a character's view what only its own page shows. */
export function presentCharacterDetail(
  view: CharacterView,
  character: CharacterDocument,
): CharacterDetailView {
  const { exampleDialogue } = character;
  return {
    ...view,
    personalityText: character.personality ?? null,
    scenario: character.scenario ?? null,
    nickname: character.nickname ?? null,
    otherGreetings: [...character.otherGreetings],
    systemPrompt: character.systemPrompt ?? null,
    postHistoryInstructions: character.postHistoryInstructions ?? null,
    creatorNotes: character.creatorNotes ?? null,
    exampleDialogue: exampleDialogue ?? null,
    examples: exampleLines(exampleDialogue ?? ''),
  };
}
