import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { mainIcon } from './card-icon.ts';
import type { JsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';
import { CARD_PATH, openCharx, type CharxArchive } from './charx.ts';
import { writeCardJson } from './write-card.ts';

const ICON_PATH = 'assets/icon/images/main.png';

/**
 * The card as an archive: in the one that it came in, with all of its other files as they were; else
 * in a new one with its picture as the main icon.
 * @param original null for a character that came otherwise
 */
export async function writeCharx(
  card: Card,
  original: Buffer | null,
  picture: () => Promise<Buffer>,
): Promise<Buffer> {
  const zip = new ZipFile();
  const written = buffer(zip.outputStream);
  if (original) {
    zip.addBuffer(Buffer.from(writeCardJson(card)), CARD_PATH);
    copyFiles(zip, await openCharx(original));
  } else {
    zip.addBuffer(Buffer.from(writeCardJson(withIcon(card))), CARD_PATH);
    zip.addBuffer(await picture(), ICON_PATH, { compress: false });
  }
  zip.end();
  return written;
}

/** One file after the other, so that only one is unfolded at a time. */
function copyFiles(zip: ZipFile, { zip: from, files }: CharxArchive): void {
  for (const entry of files.values()) {
    if (entry.fileName === CARD_PATH) continue;
    const compress = entry.compressionMethod !== 0;
    const how = { compress, size: entry.uncompressedSize, mtime: entry.getLastModDate() };
    zip.addReadStreamLazy(entry.fileName, how, (give) => {
      from.openReadStream(entry, (err, stream) => give(err, stream));
    });
  }
}

/** A card whose main icon is the picture beside it, unless it has one of its own. */
function withIcon(card: Card): Card {
  const own = mainIcon(card);
  if (own && own.uri !== 'ccdefault:') return card;
  const assets: unknown[] = Array.isArray(card.data.assets) ? card.data.assets : [];
  const others = assets.filter((one) => one !== own);
  const icon: JsonObject = {
    type: 'icon',
    uri: `embeded://${ICON_PATH}`,
    name: 'main',
    ext: 'png',
  };
  return { ...card, data: { ...card.data, assets: [icon, ...others] } };
}
