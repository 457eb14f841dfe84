import type { ImageView } from '@vesper/core/contract/image';
import type { PictureFilter } from '../../data/image/image-filter.ts';
import type { PicturePath } from './use-picture-path.ts';
import type { View } from './use-view.ts';

export interface PictureLink {
  to: string;
  state: unknown;
}

export interface PictureProps {
  image: ImageView;
  /** Leads to its details. */
  link: PictureLink;
  /** Seen among one's own pictures: visibility instead of a like. */
  own: boolean;
}

export interface GalleryProps {
  view: View;
  filter: PictureFilter;
  path: PicturePath;
}
