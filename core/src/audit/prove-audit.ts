import type { DeskAuditProof } from '../contract/desk/audit.ts';
import { AuditEntry, AuditHead } from '../models/audit-entry.ts';
import { GENESIS, hashOf } from './chain.ts';

/** Goes over the audit log from its beginning and finds the first entry that does not fit. */
export async function proveAudit(): Promise<DeskAuditProof> {
  // Before the entries: those that are added meanwhile are no fault.
  const head = await AuditHead.findById('head');
  let entries = 0;
  let previous = GENESIS;
  for await (const entry of AuditEntry.find().sort({ seq: 1 }).cursor()) {
    const problem = problemOf(entry, entries + 1, previous);
    if (problem !== null) return { entries, brokenAt: entries + 1, problem };
    previous = entry.hash;
    entries += 1;
    if (head?.seq === entries && head.hash !== entry.hash) {
      return { entries, brokenAt: entries, problem: 'This entry was written anew.' };
    }
  }
  if (head && head.seq > entries) {
    const problem = `Entries ${entries + 1} to ${head.seq} are missing at the end.`;
    return { entries, brokenAt: entries + 1, problem };
  }
  return { entries, brokenAt: null, problem: null };
}

type Entry = Parameters<typeof hashOf>[0] & { hash: string };

function problemOf(entry: Entry, seq: number, previous: string): string | null {
  if (entry.seq !== seq) return `Entry ${seq} is missing.`;
  if (entry.previous !== previous) return 'It does not follow from the entry before.';
  if (hashOf(entry) !== entry.hash) return 'It was changed after it was written.';
  return null;
}
