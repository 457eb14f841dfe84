import { proveAudit } from '../audit/prove-audit.ts';
import type { Check } from './finding.ts';

/** The audit log, whose entries each carry the hash of the one before. */
export const auditChain: Check = {
  finds: 'breaks in the chain of the audit log',
  remedy: 'none: somebody changed the log; compare it with a backup and the log lines "audit"',
  async *run() {
    const { brokenAt, problem } = await proveAudit();
    if (brokenAt !== null) yield { id: `entry ${brokenAt}: ${problem}` };
  },
};
