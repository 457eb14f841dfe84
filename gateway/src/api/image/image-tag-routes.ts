import { keepEvidence } from '@vesper/core/cases/evidence';
import { idParams } from '@vesper/core/contract/common';
import { imageView } from '@vesper/core/contract/image';
import { imageTagsRequest } from '@vesper/core/contract/image-tags';
import { tidyTags } from '@vesper/core/contract/tag';
import { AppError } from '@vesper/core/errors';
import { Image } from '@vesper/core/models/image';
import { route, type Route } from '../../http/route.ts';
import { images } from '../../resources/image.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertTags } from './image-tags.ts';
import { presentOne } from './image-views.ts';

const replace = route({
  method: 'put',
  path: '/api/images/:id/tags',
  access: 'user',
  policy: { resource: images, action: 'change' },
  limit: 'tags',
  summary: 'Gives a picture of yours these tags, in place of those that it has.',
  params: idParams,
  body: imageTagsRequest,
  responses: { 200: imageView },
  refuses: PUBLIC_REFUSALS,
  async handler({ context, body, user, target }) {
    const { _id, isPublic } = target;
    const tags = tidyTags(body.tags);
    await assertTags(context, tags, isPublic);
    // What was reported is judged as it was.
    await keepEvidence(context, { type: 'image', id: String(target.id) });
    const changed = await Image.findOneAndUpdate(
      // Judged for those who see it now: another tab may have made it public meanwhile.
      { _id, isPublic },
      { $set: { tags } },
      { returnDocument: 'after' },
    );
    if (changed) return { status: 200, body: await presentOne(await viewerOf(user.id), changed) };
    throw new AppError((await Image.exists({ _id })) ? 'unavailable' : 'not_found');
  },
});

export const imageTagRoutes: Route[] = [replace];
