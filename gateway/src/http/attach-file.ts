import { LIMITS } from '@vesper/core/contract/limits';
import type { RequestContext } from '../request.ts';

/** Offers the answer as a file named after a thing. */
export function attachFile(ctx: RequestContext, name: string, ending: string): void {
  const whole = `${fileName(name)}.${ending}`;
  ctx.attachment(whole, { fallback: toAscii(whole) });
}

/** A name that every file system takes; the header's own escaping is Koa's. */
function fileName(name: string): string {
  const plain = name.replace(/[\s\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replace(/^[ .]+|[ .]+$/g, '');
  return Array.from(plain).slice(0, LIMITS.downloadNameMax).join('').trim() || 'file';
}

/** For programs that know the header's old form alone. */
const toAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_');
