import type { ConsentView } from '@vesper/core/contract/likeness';
import { queryClient } from '../../lib/query.ts';
import { likenessApi } from './likeness-api.ts';

const CONSENT = {
  queryKey: ['api', 'onlyfans-self-ai', 'consent'],
  queryFn: likenessApi.consent,
};

/** The consent of this person to the text in force; read once, then kept current here. */
export function readConsent(): Promise<ConsentView> {
  return queryClient.fetchQuery(CONSENT);
}

/** Agrees to the text that this build shows. @throws what the call throws */
export async function giveConsent(): Promise<void> {
  queryClient.setQueryData<ConsentView>(CONSENT.queryKey, await likenessApi.giveConsent());
}

/** The server may hold no consent any more: it is asked before the next likeness. */
export function forgetConsent(): void {
  queryClient.removeQueries({ queryKey: CONSENT.queryKey });
}
