import { CharacterPage } from '../features/characters/CharacterPage.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';

/** Comes after the words: it stands below them. */
const CharacterGallery = lazyPart(() =>
  import('../features/gallery/CharacterGallery.tsx').then((m) => m.CharacterGallery),
);

/** A character with the pictures that show it. */
export function CharacterScreen() {
  return <CharacterPage pictures={(character) => <CharacterGallery character={character} />} />;
}
