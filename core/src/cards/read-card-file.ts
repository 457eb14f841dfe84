import { LIMITS } from '../contract/limits.ts';
import { badCard } from './bad-card.ts';
import { iconPath } from './card-icon.ts';
import { CARD_PATH, fileOf, isZip, openCharx } from './charx.ts';
import { importJson, readCard, type ImportedCard } from './read-card.ts';

/**
 * Reads a character card from a PNG or JSON file or a CHARX archive, told apart by content.
 * @throws AppError `bad_card` with a sentence that says what is wrong with the file.
 */
export async function readCardFile(file: Buffer): Promise<ImportedCard> {
  return isZip(file) ? readArchive(file) : readCard(file);
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
