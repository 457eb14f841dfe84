import { prose } from '../../../wrapped.ts';
import { CLOTHES_NOUNS, HAT_NOUNS, POSES, PRESENTS } from './person-words.ts';
import { ROLES } from './roles.ts';

/** Callings whose words mean something else as often: they dress somebody, but name nobody. */
const AMBIGUOUS = new Set(
  prose`
    cook general guard count officer judge director jazz lead designer editor hero coach vet
    developer elf artist sir
  `.split(' '),
);

const hyphened = (phrases: string): string[] =>
  phrases.split(',').map((phrase) => phrase.trim().replaceAll(' ', '-'));

/** Every word that puts somebody into the picture, as the table of subjects has them. */
export const PERSON_NOUNS = [
  ...'person people human figure couple someone silhouette lover friend stranger'.split(' '),
  ...PRESENTS.flatMap(([, words]) => hyphened(words)),
  ...ROLES.flatMap(({ words }) => hyphened(words)),
  ...'traveler traveller wanderer hiker dancer runner jogger rider horseman horsewoman'.split(' '),
]
  .filter((word) => !AMBIGUOUS.has(word))
  .join(' ');

/** What people look like and wear: a colour before one of these is that of the thing. */
const LOOKS = [
  ...'hair haired curls braid braids bun beard bearded moustache mustache goatee eyes eyed'.split(
    ' ',
  ),
  ...'skin skinned freckles glasses spectacles scarf shawl earrings eyepatch tie smiling smile'.split(
    ' ',
  ),
  ...HAT_NOUNS,
  ...CLOTHES_NOUNS,
].join(' ');

/** Words of people that name no new thing in the picture: looks, and what somebody does. */
export const PERSON_TRAITS: Record<string, string> = {
  look: LOOKS,
  ...Object.fromEntries(POSES.map(([pose, words]) => [pose, hyphened(words).join(' ')])),
};
