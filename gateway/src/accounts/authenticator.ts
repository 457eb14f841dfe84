import { createHash, randomBytes } from 'node:crypto';
import { BRAND } from '@vesper/core/contract/brand';
import type { TwoStepSetup } from '@vesper/core/contract/account-security';
import { LIMITS } from '@vesper/core/contract/limits';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every authenticator knows: SHA-1, six digits, a new code every 30 seconds. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of telephones may be off by this many codes. */
const WINDOW = 1;
/** Without letters that look like others. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new secret, 160 bits as the standard wants it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What is shown so that an authenticator can take the secret over. */
export function setupOf(secret: string, account: string): TwoStepSetup {
  const uri = new TOTP({ ...CODES, secret, issuer: BRAND.name, label: account }).toString();
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
}

/** The time step to which a code belongs; null when it is of none about now. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const given = { ...CODES, token, timestamp, secret: Secret.fromBase32(secret) };
  const delta = /^\d{6}$/.test(token) ? TOTP.validate({ ...given, window: WINDOW }) : null;
  return delta === null ? null : TOTP.counter({ period: CODES.period, timestamp }) + delta;
}

/** Codes for the case that the authenticator is lost: 16 letters, which are 80 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: LIMITS.recoveryCodes }, () =>
    [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
}

export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex');

/** `abcdefgh…` → `abcd-efgh-…`, as it is shown. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
