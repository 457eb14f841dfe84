import { Types } from 'mongoose';
import { Block } from '../models/block.ts';

/** Members who do not see this one, or whom they do not see: whoever blocked whom. */
export async function blockedWith(userId: string): Promise<Types.ObjectId[]> {
  const own = new Types.ObjectId(userId);
  const blocks = await Block.find({ $or: [{ userId: own }, { blockedId: own }] });
  return blocks.map((block) => (block.userId.equals(own) ? block.blockedId : block.userId));
}

/** One of these two has blocked the other. */
export async function isBlocked(one: string, other: string): Promise<boolean> {
  if (one === other) return false;
  const [userId, blockedId] = [new Types.ObjectId(one), new Types.ObjectId(other)];
  const either = [
    { userId, blockedId },
    { userId: blockedId, blockedId: userId },
  ];
  return (await Block.exists({ $or: either })) !== null;
}
