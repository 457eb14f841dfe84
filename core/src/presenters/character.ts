import { exampleLines } from '../cards/example-lines.ts';
import type { CharacterDetailView, CharacterView } from '../contract/character.ts';
import { mediaPaths } from '../contract/media.ts';
import type { CharacterDocument } from '../models/character.ts';
import { faceKey } from '../policies/character.ts';
import { isBlurred, type Viewer } from '../policies/maturity.ts';
import { presentCreator } from './image.ts';
import { PASSED_CHECK, presentCheck } from './picture-check.ts';

type Faces = Pick<CharacterView, 'avatar' | 'portrait' | 'blurred'>;

/** The face of a character as a viewer wants to meet it; its paths are null until there is one. */
export function presentFaces(character: CharacterDocument, viewer: Viewer): Faces {
  if (!faceKey(viewer, character)) return { avatar: null, portrait: null, blurred: false };
  const ownerId = character.userId.toHexString();
  const { id, pictureCheck } = character;
  if (!isBlurred(viewer, { ownerId, pictureCheck })) {
    return { avatar: mediaPaths.avatar(id), portrait: mediaPaths.portrait(id), blurred: false };
  }
  const url = mediaPaths.blurredAvatar(id);
  return { avatar: url, portrait: url, blurred: true };
}

/**
 * @param viewer who looks: `isOwn` says whether they may change it
 * @param liked whether they like it
 */
export function presentCharacter(
  character: CharacterDocument,
  viewer: Viewer,
  liked: boolean,
): CharacterView {
  const isOwn = character.userId.toHexString() === viewer.userId;
  return {
    ...PASSED_CHECK,
    id: character.id,
    name: character.name,
    description: character.description ?? null,
    ...presentFaces(character, viewer),
    ...(isOwn && presentCheck(character.pictureCheck)),
    personality: { traits: [...character.traits] },
    tags: [...(character.tags ?? [])],
    // An unlike can be counted a moment before the like it follows.
    likes: Math.max(character.likes, 0),
    liked,
    talks: character.talks,
    greeting: character.greeting ?? null,
    isPublic: character.isPublic,
    isOwn,
    createdAt: character.createdAt.toISOString(),
  };
}

/** A public character as everyone sees it, its creator included. */
export function presentPublicCharacter(
  character: CharacterDocument,
  viewer: Viewer,
  liked: boolean,
  creator: Parameters<typeof presentCreator>[0],
): CharacterView {
  return { ...presentCharacter(character, viewer, liked), user: presentCreator(creator, viewer) };
}

function presentLook({ look }: CharacterDocument, imageId: string | null) {
  return { words: look?.words ?? null, seed: look?.seed ?? null, imageId };
}

/**
 * Adds to a character's view what only its own page shows.
 * @param referenceId the picture of its look, and whom it was copied from, as far as whoever looks
 *   may know of them
 */
export function presentCharacterDetail(
  view: CharacterView,
  character: CharacterDocument,
  { referenceId, origin }: Pick<CharacterDetailView, 'origin'> & { referenceId: string | null },
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
    look: presentLook(character, referenceId),
    origin,
  };
}
