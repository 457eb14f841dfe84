import { LIMITS } from '../contract/limits.ts';
import { badCard } from './bad-card.ts';
import { iconPath } from './card-icon.ts';
import { archiveIn, CARD_PATH, fileOf, isJpeg, openCharx } from './charx.ts';
import { importJson, readCard, type ImportedCard } from './read-card.ts';

export interface CardFile extends ImportedCard {
  /** The archive with its other files; null when the card came without. */
  archive: Buffer | null;
}

/**
 * Reads a character card from a picture, a JSON file or a CHARX archive, told apart by content.
 * @throws AppError `bad_card` with a sentence that says what is wrong with the file.
 */
export async function readCardFile(file: Buffer): Promise<CardFile> {
  const archive = archiveIn(file);
  if (!archive) return { ...readCard(file), archive };
  const imported = await readArchive(archive);
  return { ...imported, picture: imported.picture ?? (isJpeg(file) ? file : null), archive };
}

/** The card in an archive, with the face that it says is in there. */
async function readArchive(file: Buffer): Promise<ImportedCard> {
  const archive = await openCharx(file);
  const json = await fileOf(archive, CARD_PATH, LIMITS.cardJsonBytes);
  if (!json) throw badCard('This archive holds no "card.json" that can be read.');
  const imported = importJson(json);
  const path = iconPath(imported.card);
  const picture = path === null ? null : await fileOf(archive, path, LIMITS.cardBytes);
  return { ...imported, picture: picture ?? imported.picture };
}
