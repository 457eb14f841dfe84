import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-file.ts';

const KEY = randomBytes(32);
const PART = 64 * 1024;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it.each([0, 1, PART - 1, PART, PART + 1, 3 * PART])('gives back %i bytes', async (length) => {
  const contents = randomBytes(length);
  for (const size of [1_000, PART + 16, 500_000]) {
    const sealed = await all(seal(inPieces(contents, size), KEY));
    expect((await all(unseal(inPieces(sealed, size), KEY))).equals(contents)).toBe(true);
  }
});

it('refuses parts that were left out, moved, or repeated', async () => {
  const sealed = await all(seal(inPieces(randomBytes(3 * PART), PART), KEY));
  const header = sealed.subarray(0, 56);
  const [one, two, three] = [0, 1, 2].map((n) => {
    const at = 56 + n * (PART + 16);
    return sealed.subarray(at, at + PART + 16);
  });
  if (!one || !two || !three) throw new Error('There are three parts.');
  for (const parts of [[one, three], [two, one, three], [one, two], [one, two, two, three], []]) {
    const file = Buffer.concat([header, ...parts]);
    await expect(all(unseal(inPieces(file, 10_000), KEY))).rejects.toThrow('damaged or incomplete');
  }
  const other = all(unseal(inPieces(sealed, 10_000), randomBytes(32)));
  await expect(other).rejects.toThrow('another key');
});
