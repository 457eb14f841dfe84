import { CaseDesk } from './CaseDesk.tsx';
import { CaseQueue } from './CaseQueue.tsx';

/** What waits for a decision, or the case whose id the address has. */
export function CasesDesk({ item }: { item: string | undefined }) {
  return item === undefined ? <CaseQueue /> : <CaseDesk key={item} id={item} />;
}
