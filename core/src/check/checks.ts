import { auditChain } from './audit.ts';
import { balances } from './balances.ts';
import { characterLikes, likes, passages } from './counters.ts';
import { documents, files } from './files.ts';
import type { Check } from './finding.ts';
import { ORPHANS, ownerless } from './orphans.ts';
import { holds, stuckRuns, unfinished } from './runs.ts';
import { searchTerms } from './search-terms.ts';

/** Every check, in the order in which repairs follow from each other: what counts comes last. */
export const CHECKS: readonly Check[] = [
  stuckRuns,
  holds,
  ownerless,
  ...ORPHANS,
  unfinished,
  balances,
  likes,
  characterLikes,
  passages,
  searchTerms,
  files,
  documents,
  auditChain,
];
