import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { badCard } from './bad-card.ts';

/** The character's own file in an archive. */
export const CARD_PATH = 'card.json';

/** Text shrinks by so much that small files may; only large ones can do harm. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** A CHARX archive whose table of contents has been checked. */
export interface CharxArchive {
  zip: ZipFile;
  files: ReadonlyMap<string, Entry>;
}

const isZip = (file: Buffer): boolean => file.toString('latin1', 0, 4) === 'PK\x03\x04';
export const isJpeg = (file: Buffer): boolean =>
  /^\xff\xd8\xff/.test(file.toString('latin1', 0, 3));

const END_MARK = 'PK\x05\x06';
const END_BYTES = 22;

/**
 * The archive in a file: all of it, or what RisuAI appends to a JPEG that shows the character; null
 * without one.
 */
export function archiveIn(file: Buffer): Buffer | null {
  if (isZip(file)) return file;
  const end = isJpeg(file) ? file.lastIndexOf(END_MARK, undefined, 'latin1') : -1;
  if (end < 0 || end + END_BYTES > file.length) return null;
  // Its own places count from its beginning.
  const begin = end - file.readUInt32LE(end + 12) - file.readUInt32LE(end + 16);
  const archive = file.subarray(Math.max(begin, 0));
  return isZip(archive) ? archive : null;
}

/**
 * Opens an archive in memory and checks what it says of its files; none is unfolded yet.
 * @throws AppError `bad_card` for what is damaged, encrypted, too much, or has names that lead out.
 */
export async function openCharx(file: Buffer): Promise<CharxArchive> {
  try {
    const zip = await fromBufferPromise(file);
    if (zip.entryCount > LIMITS.charxFiles) {
      throw badCard(`This archive has more than ${LIMITS.charxFiles} files.`);
    }
    return { zip, files: await checkedFiles(zip) };
  } catch (err) {
    if (err instanceof AppError) throw err;
    throw badCard('This archive is damaged, or has files with names that are not allowed.');
  }
}

async function checkedFiles(zip: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>();
  let bytes = 0;
  // Names with `..`, of other drives or from the root end the loop with an error.
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    bytes += entry.uncompressedSize;
    if (bytes > LIMITS.charxBytes) throw badCard('This archive unfolds to more than 100 MB.');
    assertReadable(entry);
    if (files.has(entry.fileName)) throw badCard('This archive has two files of one name.');
    files.set(entry.fileName, entry);
  }
  return files;
}

function assertReadable(entry: Entry): void {
  if (entry.isEncrypted()) throw badCard('This archive is encrypted. Please export it without.');
  const { uncompressedSize: size, compressedSize } = entry;
  if (!entry.canDecodeFileData() || size > RATIO_FROM_BYTES + compressedSize * LIMITS.charxRatio) {
    throw badCard('This archive holds a file that is compressed in a way that is not taken.');
  }
}

/**
 * Unfolds one file; null when there is none, or it has more than `maxBytes`.
 * @throws AppError `bad_card` for a damaged one
 */
export async function fileOf(
  { zip, files }: CharxArchive,
  path: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const entry = files.get(path);
  if (!entry || entry.uncompressedSize > maxBytes) return null;
  // It ends with an error rather than give more bytes than its entry says.
  const bytes = await unfold(zip, entry);
  if (!bytes || crc32(bytes) !== entry.crc32) {
    throw badCard(`The file "${path}" in this archive is damaged.`);
  }
  return bytes;
}

async function unfold(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    // The decoder's message is of no use to anyone who sent a file; null says that it failed.
    return null;
  }
}
