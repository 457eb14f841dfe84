import sharp from 'sharp';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { json, V1 } from './cards.fixtures.ts';
import { readCard } from './read-card.ts';

const pixel = () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#246' } });

/** A picture with a user comment, as TavernAI writes it. */
const webp = (UserComment: string): Promise<Buffer> =>
  pixel().webp().withExif({ IFD0: { UserComment } }).toBuffer();

it('a WebP has its card in the user comment', async () => {
  const file = await webp(json(V1).toString());
  expect(readCard(file)).toMatchObject({ fields: { name: V1.name }, picture: file });
});

it('as the numbers of its bytes too, which keep what is no ASCII', async () => {
  const file = await webp([...json({ ...V1, name: 'Inês 東' })].join(','));
  expect(readCard(file).fields.name).toBe('Inês 東');
});

it('pictures without a card are refused with the formats that have one', async () => {
  for (const file of [await webp('a holiday'), await pixel().jpeg().toBuffer()]) {
    expect(() => readCard(file)).toThrow(AppError);
  }
  expect(() => readCard(Buffer.from([0xff, 0xd8, 0xff]))).toThrow(/PNG, WebP, JSON or CHARX/);
  const bare = await pixel().webp().toBuffer();
  expect(() => readCard(bare)).toThrow(/PNG, WebP, JSON or CHARX/);
});

it('a damaged one is refused, wherever it is damaged', async () => {
  const file = await webp(json(V1).toString());
  for (let at = file.indexOf('EXIF'); at < file.length; at++) {
    const copy = Buffer.from(file);
    copy[at] = 0xff;
    try {
      readCard(copy);
    } catch (err) {
      expect(err).toBeInstanceOf(AppError);
    }
  }
});
