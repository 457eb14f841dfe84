/** Keys of everything the product stores, so that deleting a user is deleting prefixes. */
export const objectKeys = {
  image: (userId: string, imageId: string): string => `images/${userId}/${imageId}.png`,
  avatar: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.webp`,
  /** The whole picture of a character, of which the avatar is a square: what a card shows. */
  portrait: (userId: string, characterId: string): string =>
    `avatars/${userId}/${characterId}.portrait.webp`,
  profile: (userId: string): string => `profiles/${userId}.webp`,
  thumbnail: (userId: string, imageId: string): string => `images/${userId}/${imageId}.thumb.webp`,
  /** The kept copy of a likeness, its thumbnail, and the upload until it has been processed. */
  likeness: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.webp`,
  likenessThumbnail: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.thumb.webp`,
  likenessOriginal: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.original`,
  /** The beginning of the keys of everything of one likeness. */
  likenessFiles: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.`,
  /** A file that was uploaded and nobody has looked at yet. */
  quarantine: (userId: string, upload: string): string => `quarantine/${userId}/${upload}`,
} as const;

/** Everything of one user, as prefixes. */
export const userPrefixes = (userId: string): string[] => [
  `images/${userId}/`,
  `avatars/${userId}/`,
  `likenesses/${userId}/`,
  `quarantine/${userId}/`,
  objectKeys.profile(userId),
];
