import { Types } from 'mongoose';
import { z } from 'zod';
import { blockRequest, blockView, type BlockView } from '@vesper/core/contract/block';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Block } from '@vesper/core/models/block';
import { User } from '@vesper/core/models/user';
import { CREATOR_FIELDS, presentCreator } from '@vesper/core/presenters/image';
import { route, type Route } from '../../http/route.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { creators } from '../../resources/creator.ts';

async function blocksOf(userId: string): Promise<BlockView[]> {
  const blocks = await Block.find({ userId }).sort({ createdAt: -1 });
  const users = await User.find({ _id: { $in: blocks.map((it) => it.blockedId) } }, CREATOR_FIELDS);
  const viewer = await viewerOf(userId);
  const byId = new Map(users.map((user) => [user.id, user]));
  return blocks.map(({ blockedId, createdAt }) => {
    const id = blockedId.toHexString();
    const { firstName, profileImageUrl } = presentCreator(byId.get(id), viewer);
    return { userId: id, firstName, profileImageUrl, createdAt: createdAt.toISOString() };
  });
}

const list = route({
  method: 'get',
  path: '/api/blocks',
  access: 'user',
  policy: 'self',
  summary: 'Members whom you have blocked.',
  responses: { 200: z.array(blockView) },
  handler: async ({ user }) => ({ status: 200, body: await blocksOf(user.id) }),
});

const change = route({
  method: 'put',
  path: '/api/blocks',
  access: 'user',
  policy: 'self',
  limit: 'blocks',
  summary: 'Blocks a member, or takes that back: neither sees what is public of the other.',
  body: blockRequest,
  responses: { 200: z.array(blockView) },
  refuses: ['not_found'],
  async handler({ context, body, user, actor }) {
    const userId = new Types.ObjectId(user.id);
    const blockedId = new Types.ObjectId(body.userId);
    if (!body.isBlocked) await Block.deleteOne({ userId, blockedId });
    else if (!(await Block.exists({ userId, blockedId }))) {
      // Only those whom one can see; nobody learns of an account by blocking it.
      await creators.load(actor, 'read', body.userId);
      const isFull = (await Block.countDocuments({ userId })) >= LIMITS.blocksPerUser;
      if (isFull || userId.equals(blockedId)) throw new AppError('validation_failed');
      const createdAt = context.clock.now();
      await Block.updateOne(
        { userId, blockedId },
        { $setOnInsert: { createdAt } },
        { upsert: true },
      );
    }
    return { status: 200, body: await blocksOf(user.id) };
  },
});

export const blockRoutes: Route[] = [list, change];
