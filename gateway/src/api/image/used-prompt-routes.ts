import { Types } from 'mongoose';
import { z } from 'zod';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { usedPrompt, usedPromptsQuery } from '@vesper/core/contract/image-prompt';
import { Image } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { containsPattern } from '../../http/contains-pattern.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { cutPage, findAnchor } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { images } from '../../resources/image.ts';

/** Pictures that are looked through, the newest ones: enough for years, and read within moments. */
const LOOKED_THROUGH = 5_000;

/** The words as they were typed. */
const TYPED = { $ifNull: ['$promptTemplate', '$prompt'] };

/** Pictures that somebody described by themselves: neither versions nor those asked for in talks. */
const described = (userId: string) => ({
  userId: new Types.ObjectId(userId),
  task: { $exists: false },
  characterId: { $exists: false },
  isPromptForgotten: { $ne: true },
  ...KEPT,
});

interface Used {
  _id: string;
  imageId: Types.ObjectId;
  usedAt: Date;
}

const list = route({
  method: 'get',
  path: '/api/image-prompts',
  access: 'user',
  policy: 'self',
  summary:
    'Words that you ordered pictures with, each once, last used first; `search` finds those that ' +
    'contain it. They are read from your pictures: what is deleted is not among them.',
  query: usedPromptsQuery,
  responses: { 200: z.array(usedPrompt) },
  async handler({ context, query, user, ctx }) {
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Image.findOne({ _id: id, userId: user.id, ...KEPT });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Image.aggregate<Used>([
      { $match: described(user.id) },
      { $sort: { createdAt: -1, _id: -1 } },
      { $limit: LOOKED_THROUGH },
      { $project: { typed: TYPED, createdAt: 1 } },
      ...(query.search ? [{ $match: { typed: containsPattern(query.search) } }] : []),
      { $group: { _id: '$typed', imageId: { $first: '$_id' }, usedAt: { $first: '$createdAt' } } },
      { $sort: { usedAt: -1, imageId: -1 } },
      ...(anchor ? [{ $match: after(anchor) }] : []),
      { $limit: query.limit + 1 },
    ]);
    const used = found.map(({ _id: prompt, imageId, usedAt }) => ({
      ...{ id: imageId.toHexString(), prompt, usedAt: usedAt.toISOString() },
    }));
    const { items, headers } = cutPage(ctx, used, query.limit);
    return { status: 200, body: items, headers };
  },
});

const after = ({ _id, at }: { _id: Types.ObjectId; at: Date }) => ({
  $or: [{ usedAt: { $lt: at } }, { usedAt: at, imageId: { $lt: _id } }],
});

const forget = route({
  method: 'delete',
  path: '/api/image-prompts/:id',
  access: 'user',
  policy: { resource: images, action: 'change' },
  limit: 'readings',
  summary:
    'Takes the words of a picture of yours off that list, whichever picture had them. The pictures ' +
    'stay; the same words come back when they are used again.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ target, user }) {
    const words = target.promptTemplate ?? target.prompt;
    const typed = [
      { promptTemplate: words },
      { promptTemplate: { $exists: false }, prompt: words },
    ];
    await Image.updateMany({ userId: user.id, $or: typed }, { $set: { isPromptForgotten: true } });
    return { status: 200, body: OK };
  },
});

export const usedPromptRoutes: Route[] = [list, forget];
