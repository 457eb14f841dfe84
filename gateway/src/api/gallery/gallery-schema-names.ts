import * as collection from '@vesper/core/contract/collection';
import { creatorView } from '@vesper/core/contract/creator';
import * as imageBulk from '@vesper/core/contract/image-bulk';
import { imageTagsRequest } from '@vesper/core/contract/image-tags';
import * as trash from '@vesper/core/contract/image-trash';
import type { SchemaNames } from '../../http/openapi/schema-book.ts';

/** Names of the gallery's views and requests. */
export const GALLERY_SCHEMA_NAMES: SchemaNames = {
  ImageTagsRequest: imageTagsRequest,
  TrashedImage: trash.trashedImage,
  SeveralImages: imageBulk.severalImages,
  ChangedImages: imageBulk.changedImages,
  ChangeImagesRequest: imageBulk.changeImagesRequest,
  ImageChanges: imageBulk.imageChanges,
  Collection: collection.collectionView,
  CreateCollectionRequest: collection.createCollectionRequest,
  ChangeCollectionRequest: collection.changeCollectionRequest,
  MoveInCollectionRequest: collection.moveInCollectionRequest,
  AddedToCollection: collection.addedToCollection,
  CreatorPage: creatorView,
};
