import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { AppError } from '../errors.ts';
import { json, png, V3 } from './cards.fixtures.ts';
import { packCard } from './card-schema.ts';
import { fileOf, openCharx } from './charx.ts';
import { readCard } from './read-card.ts';
import { readCardFile } from './read-card-file.ts';
import { cardOf } from './write-card.ts';
import { writeCharx } from './write-charx.ts';

const FACE = 'assets/icon/images/face.png';
const assets = [{ type: 'icon', uri: `embeded://${FACE}`, name: 'main', ext: 'png' }];
const CARD = { ...V3, data: { ...V3.data, assets } };

async function zip(files: Record<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, bytes] of Object.entries(files)) archive.addBuffer(bytes, path);
  archive.end();
  return buffer(archive.outputStream);
}

const SOUND = Buffer.from('a song of the bay');
const charx = (more: Record<string, Buffer> = {}): Promise<Buffer> =>
  zip({ 'card.json': json(CARD), [FACE]: png(), 'assets/audio/song.ogg': SOUND, ...more });

/** The bytes with one name, as long as the other, in its place. */
const renamed = (file: Buffer, from: string, to: string): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');

/** Sets a flag in each entry of an archive's table of contents. */
function flagged(file: Buffer, flag: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 4)) {
    copy[at + 8] = (copy[at + 8] ?? 0) | flag;
  }
  return copy;
}

const MB = 1024 * 1024;

/** Says in an archive's table of contents that its last file unfolds to so many bytes. */
function claiming(file: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32LE(bytes, copy.lastIndexOf('PK\x01\x02') + 24);
  return copy;
}

const noPicture = (): Promise<Buffer> =>
  Promise.reject(new Error('There is no need of a picture.'));

describe('a CHARX archive', () => {
  it('gives its card, and the face that it says is in it', async () => {
    const { card, fields, picture } = await readCardFile(await charx());
    expect(card.data).toMatchObject({ nickname: 'Captain', assets });
    expect(fields.name).toBe('Ines Duarte');
    expect(picture).toEqual(png());
  });

  it('without that face, or with one elsewhere, has none', async () => {
    expect((await readCardFile(await zip({ 'card.json': json(CARD) }))).picture).toBeNull();
    const icon = { ...assets[0], uri: 'https://example.com/a.png' };
    const linked = { ...CARD, data: { ...CARD.data, assets: [icon] } };
    expect((await readCardFile(await charx({ 'card.json': json(linked) }))).picture).toBeNull();
  });

  it('is exported with all that it held, and read back equal', async () => {
    const original = await charx();
    const first = await readCardFile(original);
    const card = cardOf({ ...first.fields, card: packCard(first.card), greeting: 'Come aboard.' });
    const written = await writeCharx(card, original, noPicture);
    const archive = await openCharx(written);
    expect([...archive.files.keys()].sort()).toEqual(
      ['assets/audio/song.ogg', FACE, 'card.json'].sort(),
    );
    expect(await fileOf(archive, 'assets/audio/song.ogg', 1_000)).toEqual(SOUND);
    const again = await readCardFile(written);
    expect(again.picture).toEqual(first.picture);
    expect(again.fields).toEqual({ ...first.fields, greeting: 'Come aboard.' });
    expect(again.card.data).toEqual({ ...first.card.data, first_mes: 'Come aboard.' });
  });

  it('is made of a character that came otherwise, with its picture', async () => {
    const { fields, card } = readCard(json(V3));
    const own = cardOf({ ...fields, card: packCard(card) });
    const again = await readCardFile(await writeCharx(own, null, async () => png()));
    expect(again.fields).toEqual(fields);
    expect(again.picture).toEqual(png());
  });
});

describe('an archive that', () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`a/${at}`, SOUND]));
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['is no archive', async () => Buffer.from('PK\x03\x04rest'), /damaged/],
    ['is cut off', async () => (await charx()).subarray(0, 200), /damaged/],
    ['holds no card', () => zip({ 'readme.txt': SOUND }), /card\.json/],
    ['has its card elsewhere', () => zip({ 'ines/card.json': json(CARD) }), /card\.json/],
    ['has a card that is none', () => zip({ 'card.json': Buffer.from('{') }), /no valid JSON/],
    ['leads out', async () => renamed(await charx({ 'aa/x.png': png() }), 'aa/x', '../x'), /names/],
    [
      'starts at the root',
      async () => renamed(await charx({ 'a/x.png': png() }), 'a/x', '//x'),
      /names/,
    ],
    ['is encrypted', async () => flagged(await charx(), 1), /encrypted/],
    [
      'has two cards',
      async () => renamed(await charx({ 'carD.json': SOUND }), 'carD', 'card'),
      /two files/,
    ],
    ['has too many files', () => zip(many), /500 files/],
    ['unfolds to too much', async () => claiming(await charx(), 101 * MB), /100 MB/],
    ['is a bomb', async () => claiming(await charx(), 50 * MB), /compressed/],
    ['has a damaged card', async () => damaged(await charx()), /damaged|no valid JSON/],
  ])('%s is refused with its reason', async (_, make, reason) => {
    const refusal = readCardFile(await make());
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.toThrow(AppError);
  });
});

/** Changes a byte in the middle of the first file's content. */
function damaged(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy[120] = (copy[120] ?? 0) ^ 0xff;
  return copy;
}

it('an archive with damaged bytes is read or refused with a sentence, never anything else', async () => {
  const file = await charx();
  const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, fc.option(fc.nat(file.length)), async (edits, cut) => {
      const copy = Buffer.from(file);
      for (const [at, byte] of edits) copy[at] = byte;
      const damaged = readCardFile(copy.subarray(0, cut ?? file.length));
      await damaged.catch((err: unknown) => expect(err).toMatchObject({ code: 'bad_card' }));
    }),
    { seed: 14, numRuns: 1_500 },
  );
});
