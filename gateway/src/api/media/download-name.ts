import { LIMITS } from '@vesper/core/contract/limits';

/** Characters that file systems refuse or that mislead: controls, text direction, surrogates. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/**
 * A file name for a picture: the first 50 characters of its prompt, made harmless, and an ending.
 * `Content-Disposition` quotes and encodes it (RFC 6266).
 */
export function downloadName(prompt: string, ending: string): string {
  const start = [...prompt].slice(0, LIMITS.downloadNameMax).join('');
  const name = start
    .replaceAll(UNWANTED, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  return `${name || 'picture'}.${ending}`;
}
