import type { Types } from 'mongoose';
import type { OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Like } from '@vesper/core/models/like';
import { User } from '@vesper/core/models/user';
import { isShown, KEPT } from '@vesper/core/policies/image';
import type { Viewer } from '@vesper/core/policies/maturity';
import { CREATOR_FIELDS, presentImage, presentPublicImage } from '@vesper/core/presenters/image';

/** The ids of those pictures that the viewer likes, in one query. */
async function likedBy(userId: string, images: ImageDocument[]): Promise<Set<string>> {
  if (images.length === 0) return new Set();
  const imageIds = images.map(({ _id }) => _id);
  const likes = await Like.find({ userId, imageId: { $in: imageIds } }, { imageId: 1 });
  return new Set(likes.map(({ imageId }) => imageId.toHexString()));
}

/** Pictures as their owner sees them. */
export async function presentOwn(userId: string, images: ImageDocument[]): Promise<ImageView[]> {
  const liked = await likedBy(userId, images);
  return images.map((image) => presentImage(image, liked.has(image.id)));
}

/** Public pictures as anyone sees them: two queries for the whole page. */
export async function presentPublic(viewer: Viewer, images: ImageDocument[]): Promise<ImageView[]> {
  const creatorIds = [...new Set(images.map((image) => image.userId.toHexString()))];
  const [liked, creators] = await Promise.all([
    likedBy(viewer.userId, images),
    User.find({ _id: { $in: creatorIds } }, CREATOR_FIELDS),
  ]);
  const creatorOf = new Map(creators.map((user) => [user.id, user]));
  return images.map((image) => {
    const creator = creatorOf.get(image.userId.toHexString());
    return presentPublicImage(image, viewer, liked.has(image.id), creator);
  });
}

/** Pictures of several people, in their order: those that not everyone may see are the viewer's. */
export async function presentEach(viewer: Viewer, images: ImageDocument[]): Promise<ImageView[]> {
  const [shown, own] = await Promise.all([
    presentPublic(viewer, images.filter(isShown)),
    presentOwn(
      viewer.userId,
      images.filter((image) => !isShown(image)),
    ),
  ]);
  const views = new Map([...shown, ...own].map((view) => [view.id, view]));
  return images.flatMap(({ id }) => views.get(String(id)) ?? []);
}

/** One picture: its creator comes with it once everyone may see it. */
export async function presentOne(viewer: Viewer, image: ImageDocument): Promise<ImageView> {
  const [view] = await presentEach(viewer, [image]);
  return view ?? presentImage(image, false);
}

/** The picture that a run makes, as it is now. */
export async function presentRunImage(runId: Types.ObjectId): Promise<ImageView> {
  const image = await Image.findOne({ runId, ...KEPT });
  if (!image) throw new AppError('not_found');
  return presentImage(image, false);
}

/** The runs of an order besides the first one. */
export async function orderedRuns(first: Types.ObjectId): Promise<Types.ObjectId[]> {
  return (await orderedWith(first)).map(({ runId }) => runId);
}

/** The pictures of an order as they are now. */
export async function presentOrder(runId: Types.ObjectId): Promise<OrderedImage> {
  const first = await presentRunImage(runId);
  const batch = first.batchId === null ? [] : await orderedWith(runId);
  return { ...first, batch: batch.map((image) => presentImage(image, false)) };
}

/** The further pictures of an order, in the order of their seeds. */
function orderedWith(first: Types.ObjectId): Promise<ImageDocument[]> {
  return Image.find({ batchId: first, runId: { $ne: first }, ...KEPT }).sort({ _id: 1 });
}
