import { useQuery } from '@tanstack/react-query';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import { imageFamily, type ImageVersionRequest } from '@vesper/core/contract/image-version';
import { longWork, request } from '../../lib/request.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { holdImage, IMAGE_KEYS, putVersions } from './image-cache.ts';
import { follow } from './start-image.ts';
import { useShown } from './use-images.ts';

// Apart from the other calls about pictures: only the editor makes these.
const pathOf = (id: string): string => `/api/images/${id}/versions`;

const sendOnce = createSendOnce();

/** A picture with all that came of it and all it came of, oldest first. */
export function useImageFamily(id: string) {
  const query = useQuery({
    queryKey: IMAGE_KEYS.family(id),
    queryFn: () => request(imageFamily, 'GET', pathOf(id)),
    // Going from one to another of the same family, it stays on screen.
    placeholderData: (previous) =>
      previous?.images.some((image) => image.id === id) === true ? previous : undefined,
  });
  return { ...query, data: useShown(query.data?.images) };
}

/**
 * Orders versions of one's own picture `originId`, shows them, and follows their runs.
 * @throws what the call throws
 */
export async function startVersions(
  originId: string,
  order: ImageVersionRequest,
): Promise<OrderedImage> {
  const ordered = await sendOnce({ originId, order }, (key) =>
    request(orderedImage, 'POST', pathOf(originId), { body: order, headers: longWork(key) }),
  );
  const versions = follow(ordered);
  versions.forEach(holdImage);
  putVersions(originId, versions);
  return ordered;
}
