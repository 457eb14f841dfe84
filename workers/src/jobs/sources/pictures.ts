import { buffer } from 'node:stream/consumers';
import type { Types } from 'mongoose';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../../context.ts';
import type { ChatRequest, ChatTurn } from '../../engines/chat/chat-engine.ts';
import type { PromptPicture } from '../../prompt/prompt.ts';
import { showing } from '../../prompt/pictures.ts';
import { modelOf } from './model.ts';

/** A picture of a message as it is stored. */
export interface StoredPicture {
  _id: Types.ObjectId;
  width: number;
  height: number;
}

interface Showing {
  userId: Types.ObjectId;
  pictures?: StoredPicture[];
}

/** The pictures that a message shows; their bytes are read when they are sent. */
export function picturesOf(
  { storage }: Pick<WorkerContext, 'storage'>,
  { userId, pictures }: Showing,
): Pick<ChatTurn, 'pictures'> {
  if (!pictures?.length) return {};
  const read = async (id: string): Promise<Uint8Array | null> => {
    const object = await storage.get(objectKeys.shown(userId.toHexString(), id));
    return object && buffer(object.body);
  };
  const entry = ({ _id, width, height }: StoredPicture): PromptPicture => {
    const id = _id.toHexString();
    return { id, width, height, read: () => read(id) };
  };
  return { pictures: pictures.map(entry) };
}

interface Order {
  request: ChatRequest;
  modelId: string | null;
}

/** The same order; a model that cannot see is told in words that there are pictures. */
export function asSeen(context: Pick<WorkerContext, 'engines'>, order: Order): Order {
  if (modelOf(context, order.modelId).view?.seesPictures) return order;
  return { ...order, request: inWords(order.request) };
}

/** The same request without pictures: its words say that there are some. */
export const inWords = (request: ChatRequest): ChatRequest => ({
  ...request,
  turns: request.turns.map((turn) => showing(turn, () => false)),
});
