import { TAKEDOWN_LAW_MS } from '@vesper/core/contract/case';
import {
  subjectAt,
  takedownReceipt,
  takedownRequest,
  takedownStatus,
  takedownStatusRequest,
  type TakedownStatus,
} from '@vesper/core/contract/takedown';
import { AppError } from '@vesper/core/errors';
import { Case } from '@vesper/core/models/case';
import { Takedown, type TakedownDocument } from '@vesper/core/models/takedown';
import { route, type Route } from '../../http/route.ts';
import { fileTakedown, hashOf } from './file-takedown.ts';

/** How far a request has come: no more than whoever sent it may know. */
async function statusOf({ caseId, createdAt }: TakedownDocument): Promise<TakedownStatus> {
  const about = await Case.findById(caseId);
  const { decision, claim } = about ?? {};
  const kept = decision?.action === 'dismiss';
  return {
    state: decision ? (kept ? 'kept' : 'removed') : claim ? 'in_review' : 'received',
    receivedAt: createdAt.toISOString(),
    dueAt: new Date(createdAt.getTime() + TAKEDOWN_LAW_MS).toISOString(),
    decidedAt: decision?.at.toISOString() ?? null,
  };
}

const send = route({
  method: 'post',
  path: '/api/takedowns',
  access: 'public',
  policy: 'anyone',
  limit: 'takedowns',
  summary: 'Asks for a picture of oneself to be taken down; it is hidden at once.',
  body: takedownRequest,
  responses: { 202: takedownReceipt },
  refuses: ['unavailable'],
  async handler({ context, body: { goodFaith: _, ...form } }) {
    const subject = subjectAt(form.link);
    if (!subject) {
      const message = 'This is no address of a picture here. Copy it from your browser.';
      throw new AppError('validation_failed', { issues: [{ path: 'link', message }] });
    }
    const { receipt, takedown } = await fileTakedown(context, subject, form);
    return { status: 202, body: { receipt, ...(await statusOf(takedown)) } };
  },
});

const read = route({
  method: 'post',
  path: '/api/takedowns/status',
  access: 'public',
  policy: 'anyone',
  limit: 'takedownReads',
  summary: 'How far the request with this receipt has come.',
  body: takedownStatusRequest,
  responses: { 200: takedownStatus },
  refuses: ['not_found'],
  async handler({ body: { receipt } }) {
    const takedown = await Takedown.findOne({ receiptHash: hashOf(receipt) });
    if (!takedown) throw new AppError('not_found');
    return { status: 200, body: await statusOf(takedown) };
  },
});

export const takedownRoutes: Route[] = [send, read];
