import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { z } from 'zod';
import { isLastOperator } from '@vesper/core/accounts/change-role';
import { BRAND } from '@vesper/core/contract/brand';
import { OK, okBody } from '@vesper/core/contract/common';
import { deleteUserRequest } from '@vesper/core/contract/user';
import { beginErasure, eraseUser } from '@vesper/core/erasure/erase-user';
import { AppError } from '@vesper/core/errors';
import { ownAccount } from '../../accounts/own-account.ts';
import { writeArchive } from './write-archive.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';

const exportAll = route({
  method: 'get',
  path: '/api/user/export',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  stepUp: 'sign-in',
  limit: 'exports',
  summary: 'Everything of your account as one zip: texts as JSON, pictures as files.',
  produces: ['application/zip'],
  responses: { 200: z.instanceof(Readable) },
  async handler({ context, user, ctx }) {
    const archive = writeArchive(context, await ownAccount(user));
    const day = context.clock.now().toISOString().slice(0, 10);
    ctx.attachment(`${BRAND.name.toLowerCase()}-${day}.zip`);
    return { status: 200, body: archive, headers: { 'Content-Type': 'application/zip' } };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/user',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  stepUp: true,
  summary: 'Deletes your account with everything in it, at once and for good.',
  body: deleteUserRequest,
  responses: { 200: okBody },
  refuses: ['last_operator'],
  async handler({ context, user, ctx }) {
    const userId = new Types.ObjectId(user.id);
    if (await isLastOperator(userId)) throw new AppError('last_operator');
    await beginErasure(userId, context.clock.now());
    await context.sessions.endAll(user.id);
    await eraseUser(context, userId);
    // A sign-in that had just been let through may have begun a session meanwhile.
    await context.sessions.endAll(user.id);
    await context.limits.forgetAll(clientKey(ctx));
    await context.sessions.end(ctx);
    const headers = { 'Clear-Site-Data': '"cookies", "storage"' };
    return { status: 200, body: OK, headers };
  },
});

export const personalDataRoutes: Route[] = [exportAll, remove];
