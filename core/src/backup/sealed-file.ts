import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { BackupRefused } from './backup-refused.ts';

/**
 * The outside of a backup: what is in it, encrypted in parts that are each authenticated with their
 * position, the last one as the last. So no part can be changed, moved or cut off unseen, and
 * nothing is given out that was not checked. The layout is in decision 27.
 */
const MAGIC = Buffer.from('VESPERB1');
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
/** Of what is in a part, before encryption. */
const PART_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = PART_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';

interface Secrets {
  /** Of this file alone, so that positions can be nonces. */
  key: Buffer;
  /** Tells a wrong key from damage. */
  check: Buffer;
}

function derive(key: Buffer, salt: Buffer): Secrets {
  const of = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, `vesper backup: ${info}`, length));
  return { key: of('contents', 32), check: of('key check', CHECK_BYTES) };
}

function nonce(position: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(position), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Encrypts what comes, as it comes. */
export async function* seal(
  contents: AsyncIterable<Uint8Array>,
  backupKey: Buffer,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = derive(backupKey, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  let position = 0;
  const sealed = (part: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(CIPHER, key, nonce(position++, isLast));
    return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  };
  // A part is the last one only if nothing came after it: a full one waits.
  let last: Buffer | undefined;
  for await (const part of inParts(contents, PART_BYTES)) {
    if (last) yield sealed(last, false);
    last = part;
  }
  yield sealed(last ?? Buffer.alloc(0), true);
}

/**
 * Decrypts what `seal` made.
 * @throws BackupRefused for something else, another key, a changed byte, a missing end
 */
export async function* unseal(
  file: AsyncIterable<Uint8Array>,
  backupKey: Buffer,
): AsyncGenerator<Buffer> {
  const parts = sealedParts(file);
  const first = await parts.next();
  const header = first.done ? Buffer.alloc(0) : first.value;
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupRefused('This file is no backup of this product: name another one.');
  }
  const checkAt = MAGIC.length + SALT_BYTES;
  const { key, check } = derive(backupKey, header.subarray(MAGIC.length, checkAt));
  if (!timingSafeEqual(header.subarray(checkAt), check)) {
    throw new BackupRefused('This backup was made with another key: set the one it was made with.');
  }
  let position = 0;
  let last: Buffer | undefined;
  for await (const part of parts) {
    if (last) yield opened(last, key, { position: position++, isLast: false });
    last = part;
  }
  yield opened(last ?? Buffer.alloc(0), key, { position, isLast: true });
}

function opened(
  sealed: Buffer,
  key: Buffer,
  { position, isLast }: { position: number; isLast: boolean },
): Buffer {
  try {
    if (sealed.length < TAG_BYTES) throw new Error('The part has no tag.');
    const decipher = createDecipheriv(CIPHER, key, nonce(position, isLast));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    const at = HEADER_BYTES + position * SEALED_BYTES;
    const message =
      `This backup is damaged or incomplete from byte ${at} on, and nothing of it was used: ` +
      'take another copy or an earlier one.';
    throw new BackupRefused(message, { cause });
  }
}

/** The header, then the parts. */
async function* sealedParts(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let isHeader = true;
  yield* inParts(file, () => {
    const size = isHeader ? HEADER_BYTES : SEALED_BYTES;
    isHeader = false;
    return size;
  });
}

/** Cuts a stream into parts of a size; the last one is what is left. */
async function* inParts(
  source: AsyncIterable<Uint8Array>,
  size: number | (() => number),
): AsyncGenerator<Buffer> {
  const nextSize = typeof size === 'number' ? () => size : size;
  let wanted = nextSize();
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < wanted) continue;
    let rest = Buffer.concat(held);
    while (rest.length >= wanted) {
      yield rest.subarray(0, wanted);
      rest = rest.subarray(wanted);
      wanted = nextSize();
    }
    held = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
