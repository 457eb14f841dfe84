import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Names the form, so that another one can follow and both be read. */
const FORM = 'v1.';

/**
 * Keeps secrets that the product has to use again, such as keys of model servers: encrypted with a
 * key of the environment, so that neither the database nor a backup gives them away.
 */
export class SecretBox {
  readonly #key: Buffer;

  /**
   * @param secret long and random, from the environment
   * @param purpose secrets of one purpose cannot be read as those of another
   */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'vesper', purpose, 32));
  }

  /**
   * Encrypts a text.
   * @param about what it belongs to: nowhere else can it be read
   */
  seal(text: string, about: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return FORM + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns undefined when it was changed, belongs elsewhere, or was sealed with another key */
  open(sealed: string, about: string): string | undefined {
    if (!sealed.startsWith(FORM)) return undefined;
    const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.#key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    try {
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
