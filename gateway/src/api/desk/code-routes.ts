import { Types } from 'mongoose';
import { audited } from '@vesper/core/audit/audit-log';
import { newCode } from '@vesper/core/codes/new-code';
import { idParams } from '@vesper/core/contract/common';
import {
  changeCodeRequest,
  createCodeRequest,
  deskCode,
  deskCodesQuery,
  type CreateCodeRequest,
  type DeskCode,
} from '@vesper/core/contract/desk/promo-code';
import { AppError } from '@vesper/core/errors';
import { CodeRedemption } from '@vesper/core/models/code-redemption';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { PromoCode, type PromoCodeDocument } from '@vesper/core/models/promo-code';
import { presentDeskCode } from '@vesper/core/presenters/desk/promo-code';
import type { GatewayContext } from '../../context.ts';
import { findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import type { Staff } from '../../staff/staff.ts';
import { deskList } from './desk-list.ts';

/** A place that was taken stays taken, so the last one is the number of those who redeemed. */
async function present(promo: PromoCodeDocument): Promise<DeskCode> {
  const last = await CodeRedemption.findOne({ codeId: promo._id }, { place: 1 }).sort({
    place: -1,
  });
  return presentDeskCode(promo, last?.place ?? 0);
}

const list = deskList({
  path: '/api/desk/codes',
  action: 'codes.read',
  summary: 'Promotional codes, the newest first.',
  query: deskCodesQuery,
  row: deskCode,
  async find(_context, { q, limit, before }) {
    const anchor = await findAnchor(before, async (id) => {
      const found = await PromoCode.findById(id, { createdAt: 1 });
      return found && { _id: found._id, at: found.createdAt };
    });
    const begins = q?.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
    const found = await PromoCode.find({
      ...(begins && { code: { $regex: `^${begins}` } }),
      ...olderThan('createdAt', anchor),
    })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit);
    return Promise.all(found.map(present));
  },
  columns: {
    Code: ({ code }) => code,
    Tokens: ({ tokens }) => tokens,
    'Redeemed by': ({ used }) => used,
    Limit: ({ limit }) => limit,
    Expires: ({ expiresAt }) => expiresAt,
    Off: ({ isOff }) => isOff,
    Note: ({ note }) => note,
    Made: ({ createdAt }) => createdAt,
  },
});

/** @throws AppError `code_exists` */
async function make(
  context: GatewayContext,
  staff: Staff,
  { reason, code = newCode(), ...fields }: CreateCodeRequest,
): Promise<PromoCodeDocument> {
  const _id = new Types.ObjectId();
  const target = { kind: 'code', id: _id.toHexString() };
  const details = { tokens: fields.tokens, limit: fields.limit };
  const step = { action: 'codes.create', target, reason, details };
  return audited(context, staff, step, async () => {
    try {
      return await PromoCode.create({ ...fields, _id, code, createdAt: context.clock.now() });
    } catch (err) {
      if (isDuplicateKey(err)) throw new AppError('code_exists');
      throw err;
    }
  });
}

const create = route({
  method: 'post',
  path: '/api/desk/codes',
  access: 'staff',
  policy: { desk: 'codes.change' },
  summary: 'Makes a promotional code, of your own choice or a new one.',
  body: createCodeRequest,
  responses: { 201: deskCode },
  refuses: ['code_exists'],
  async handler({ context, body, staff }) {
    return { status: 201, body: await present(await make(context, staff, body)) };
  },
});

const change = route({
  method: 'patch',
  path: '/api/desk/codes/:id',
  access: 'staff',
  policy: { desk: 'codes.change' },
  summary: 'Switches a promotional code off, or on again.',
  params: idParams,
  body: changeCodeRequest,
  responses: { 200: deskCode },
  async handler({ context, params, body, staff }) {
    const { isOff, reason } = body;
    if (!(await PromoCode.exists({ _id: params.id }))) throw new AppError('not_found');
    const target = { kind: 'code', id: params.id };
    const step = { action: 'codes.change', target, reason, details: { isOff } };
    const changed = await audited(context, staff, step, () =>
      PromoCode.findByIdAndUpdate(params.id, { $set: { isOff } }, { returnDocument: 'after' }),
    );
    if (!changed) throw new AppError('not_found');
    return { status: 200, body: await present(changed) };
  },
});

export const deskCodeRoutes: Route[] = [...list, create, change];
