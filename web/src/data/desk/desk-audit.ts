import {
  deskAuditEntry,
  deskAuditProof,
  type DeskAuditEntry,
  type DeskAuditProof,
} from '@vesper/core/contract/desk/audit';
import { request } from '../../lib/request.ts';
import { useDeskList, type DeskQuery } from './desk-list.ts';

export const AUDIT_PATH = '/api/desk/audit';

export function useDeskAudit(query: DeskQuery) {
  return useDeskList<DeskAuditEntry>(AUDIT_PATH, deskAuditEntry, query);
}

/** Goes over the chain of hashes from its beginning. */
export function proveAudit(): Promise<DeskAuditProof> {
  return request(deskAuditProof, 'GET', `${AUDIT_PATH}/proof`);
}
