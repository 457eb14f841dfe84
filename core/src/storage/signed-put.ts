import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path at which the gateway takes signed uploads. */
export const SIGNED_PUT_PATH = '/api/objects/';

/** The right to write one key until a time, as it stands in a URL. */
export interface SignedPut {
  key: string;
  /** Milliseconds since 1970. */
  expires: number;
  signature: string;
}

function sign(secret: string, { key, expires }: Omit<SignedPut, 'signature'>): Buffer {
  return createHmac('sha256', secret).update(`PUT\n${key}\n${expires}`).digest();
}

/** @returns a path on the gateway with everything the signature covers. */
export function signedPutPath(secret: string, key: string, expires: number): string {
  const signature = sign(secret, { key, expires }).toString('base64url');
  return `${SIGNED_PUT_PATH}${key}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Tells if one of the secrets signed it and it has not expired. */
export function isValidPut(secrets: readonly string[], put: SignedPut, now: number): boolean {
  const given = Buffer.from(put.signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const right = sign(secret, put);
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isSigned && now < put.expires;
}
