import { Types } from 'mongoose';
import { z } from 'zod';
import { audited } from '@vesper/core/audit/audit-log';
import { idParams } from '@vesper/core/contract/common';
import {
  createdKey,
  createKeyRequest,
  deskKey,
  type DeskKey,
} from '@vesper/core/contract/desk/key';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { OperatorKey, type OperatorKeyDocument } from '@vesper/core/models/operator-key';
import { User } from '@vesper/core/models/user';
import { can } from '@vesper/core/policies/desk';
import { route, type Route } from '../../http/route.ts';
import { newOperatorKey, scopesOf } from '../../staff/operator-keys.ts';

function presentKey(key: OperatorKeyDocument, emails: ReadonlyMap<string, string>): DeskKey {
  const ownerId = key.userId.toHexString();
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    ownerId,
    ownerEmail: emails.get(ownerId) ?? null,
    scopes: scopesOf(key),
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}

async function presentAll(keys: OperatorKeyDocument[]): Promise<DeskKey[]> {
  const owners = await User.find({ _id: { $in: keys.map(({ userId }) => userId) } }, { email: 1 });
  const emails = new Map(owners.map(({ id, email }) => [id, email]));
  return keys.map((key) => presentKey(key, emails));
}

const list = route({
  method: 'get',
  path: '/api/desk/keys',
  access: 'staff',
  policy: { desk: 'keys.read' },
  summary: 'Keys of all operators, newest first; never the keys themselves.',
  responses: { 200: z.array(deskKey) },
  async handler() {
    const keys = await OperatorKey.find().sort({ createdAt: -1, _id: -1 }).limit(LIMITS.listMax);
    return { status: 200, body: await presentAll(keys) };
  },
});

const create = route({
  method: 'post',
  path: '/api/desk/keys',
  access: 'staff',
  policy: { desk: 'keys.change' },
  stepUp: 'sign-in',
  summary: 'Makes a key for scripts; it is shown in this answer and never again.',
  body: createKeyRequest,
  responses: { 201: createdKey },
  refuses: ['keys_full', 'scope_required'],
  async handler({ context, body: { name, scopes, expiresAt }, staff }) {
    // A key makes no key that may do more than itself.
    if (!scopes.every((scope) => can(staff, scope))) throw new AppError('scope_required');
    const owner = { userId: new Types.ObjectId(staff.userId), revokedAt: { $exists: false } };
    if ((await OperatorKey.countDocuments(owner)) >= LIMITS.keysPerOperator) {
      throw new AppError('keys_full');
    }
    const { key, prefix, hash } = newOperatorKey();
    const _id = new Types.ObjectId();
    const target = { kind: 'key', id: _id.toHexString() };
    const step = { action: 'keys.create', target, details: { scopes: scopes.join(' ') } };
    const made = await audited(context, staff, step, () =>
      OperatorKey.create({
        ...{ _id, userId: owner.userId, name, prefix, hash, scopes },
        createdAt: context.clock.now(),
        ...(expiresAt !== null && { expiresAt: new Date(expiresAt) }),
      }),
    );
    const [view] = await presentAll([made]);
    if (!view) throw new AppError('internal');
    return { status: 201, body: { ...view, key } };
  },
});

const revoke = route({
  method: 'delete',
  path: '/api/desk/keys/:id',
  access: 'staff',
  policy: { desk: 'keys.change' },
  summary: 'Revokes a key at once and for good.',
  params: idParams,
  responses: { 200: deskKey },
  async handler({ context, params, staff }) {
    if (!(await OperatorKey.exists({ _id: params.id }))) throw new AppError('not_found');
    const step = { action: 'keys.revoke', target: { kind: 'key', id: params.id } };
    const revoked = await audited(context, staff, step, async () => {
      const open = { _id: params.id, revokedAt: { $exists: false } };
      await OperatorKey.updateOne(open, { $set: { revokedAt: context.clock.now() } });
      return OperatorKey.findById(params.id);
    });
    const [view] = await presentAll(revoked ? [revoked] : []);
    if (!view) throw new AppError('not_found');
    return { status: 200, body: view };
  },
});

export const deskKeyRoutes: Route[] = [list, create, revoke];
