import { Types } from 'mongoose';
import { z } from 'zod';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { folderRequest, folderView } from '@vesper/core/contract/folder';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Conversation } from '@vesper/core/models/conversation';
import { Folder, type FolderDocument } from '@vesper/core/models/folder';
import { inSlot } from '@vesper/core/models/in-slot';
import { presentFolder } from '@vesper/core/presenters/folder';
import { folders } from '../../resources/folder.ts';
import { route, type Route } from '../../http/route.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';

type Id = Types.ObjectId;

const countIn = (userId: Id, folderId: Id): Promise<number> =>
  Conversation.countDocuments({ userId, folderId, isArchived: { $ne: true } });

/**
 * Stores a new folder in a slot that its member has free; who makes two at once needs two.
 * @throws AppError `folders_full` when all are taken
 */
async function createInSlot(userId: Id, name: string, createdAt: Date): Promise<FolderDocument> {
  const taken = new Set((await Folder.find({ userId }, { slot: 1 })).map(({ slot }) => slot));
  const max = LIMITS.foldersPerUser;
  const made = await inSlot(userId.toHexString(), { taken, max }, (slot) =>
    Folder.create({ userId, name, slot, createdAt }),
  );
  if (!made) throw new AppError('folders_full');
  return made;
}

const list = route({
  method: 'get',
  path: '/api/folders',
  access: 'user',
  policy: 'self',
  summary: 'Your folders of conversations, the oldest first.',
  responses: { 200: z.array(folderView) },
  async handler({ user }) {
    const userId = new Types.ObjectId(user.id);
    const found = await Folder.find({ userId }).sort({ createdAt: 1, _id: 1 });
    const views = found.map(async (folder) =>
      presentFolder(folder, await countIn(userId, folder._id)),
    );
    return { status: 200, body: await Promise.all(views) };
  },
});

const create = route({
  method: 'post',
  path: '/api/folders',
  access: 'user',
  policy: 'self',
  limit: 'conversations',
  summary: 'Makes a folder for conversations.',
  body: folderRequest,
  responses: { 201: folderView },
  refuses: ['folders_full', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    await assertSafe(context, body.name, 'title', 'name');
    const userId = new Types.ObjectId(user.id);
    const folder = await createInSlot(userId, body.name, context.clock.now());
    return { status: 201, body: presentFolder(folder, 0) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/folders/:id',
  access: 'user',
  policy: { resource: folders, action: 'change' },
  summary: 'Renames a folder.',
  params: idParams,
  body: folderRequest,
  responses: { 200: folderView },
  refuses: SAFETY_REFUSALS,
  async handler({ context, body, target }) {
    await assertSafe(context, body.name, 'title', 'name');
    const renamed = await Folder.findByIdAndUpdate(
      target._id,
      { $set: { name: body.name } },
      { returnDocument: 'after' },
    );
    if (!renamed) throw new AppError('not_found');
    return { status: 200, body: presentFolder(renamed, await countIn(target.userId, target._id)) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/folders/:id',
  access: 'user',
  policy: { resource: folders, action: 'change' },
  summary: 'Deletes a folder; its conversations stay, outside of it.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ target: { _id: folderId, userId } }) {
    // First, so that a break in between leaves an empty folder, and none that are named and gone.
    const within = { userId, folderId };
    await Conversation.updateMany(within, { $unset: { folderId: 1 } }, { timestamps: false });
    await Folder.deleteOne({ _id: folderId });
    return { status: 200, body: OK };
  },
});

export const folderRoutes: Route[] = [list, create, update, remove];
