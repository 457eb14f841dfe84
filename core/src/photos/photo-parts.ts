export interface PhotoParts {
  /** Width as stored, before the orientation of the metadata is applied. */
  width: number;
  height: number;
  /** The picture alone: without texts, thumbnails, positions and anything after its end. */
  picture: Buffer;
}
