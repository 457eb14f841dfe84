/** Why nothing can be read from a file, in a sentence for whoever chose it. */
export class PictureUnread extends Error {
  override readonly name = 'PictureUnread';
}

/** Bytes of a file, and of one text in it: far above what programs write. */
export const FILE_MAX = 64 * 1024 * 1024;
export const TEXT_MAX = 2 * 1024 * 1024;

export const cutOff = (): PictureUnread =>
  new PictureUnread('This picture is damaged or cut off before its end.');

export const tooMuchText = (): PictureUnread =>
  new PictureUnread('The settings in this picture are too large to be read.');
