import { exampleLines } from '../cards/example-lines.ts';
import type { CharacterDetailView, CharacterView } from '../contract/character.ts';
import { mediaPaths } from '../contract/media.ts';
import type { CharacterDocument } from '../models/character.ts';
import type { UserDocument } from '../models/user.ts';
import { presentCreator } from './image.ts';

/** @param viewerId who looks: `isOwn` says whether they may change it */
export function presentCharacter(character: CharacterDocument, viewerId: string): CharacterView {
  return {
    id: character.id,
    name: character.name,
    description: character.description ?? null,
    avatar: character.avatarKey ? mediaPaths.avatar(character.id) : null,
    portrait: character.avatarKey ? mediaPaths.portrait(character.id) : null,
    personality: { traits: [...character.traits] },
    greeting: character.greeting ?? null,
    isPublic: character.isPublic,
    isOwn: character.userId.toHexString() === viewerId,
    createdAt: character.createdAt.toISOString(),
  };
}

/** A public character as everyone sees it, its creator included. */
export function presentPublicCharacter(
  character: CharacterDocument,
  viewerId: string,
  creator: Pick<UserDocument, 'firstName' | 'lastName' | 'profileImageUrl'> | undefined,
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
