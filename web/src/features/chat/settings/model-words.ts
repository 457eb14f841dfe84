import type { ChatModelView } from '@vesper/core/contract/model';
import { count } from '../../../lib/format.ts';

/** Some facts that help to choose, such as 'Free · 8k context'. */
export function modelFacts({ price, contextTokens, seesPictures }: ChatModelView): string {
  return [
    price === 0 ? 'Free' : `${count(price, 'token')} a reply`,
    contextTokens === null ? '' : `${shortNumber(contextTokens)} context`,
    seesPictures ? 'Sees pictures' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** '8k' for 8192, '512' for 512. */
function shortNumber(tokens: number): string {
  return tokens < 1_000 ? String(tokens) : `${Math.round(tokens / 1_024)}k`;
}
