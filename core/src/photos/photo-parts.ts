export interface PhotoParts {
  /** As stored: which way is up is written down elsewhere. */
  width: number;
  height: number;
  /** The picture alone: without texts, thumbnails, places and whatever follows its end. */
  picture: Buffer;
}
