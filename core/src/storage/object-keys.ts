/** Keys of everything the product stores, so that deleting a user is deleting prefixes. */
export const objectKeys = {
  image: (userId: string, imageId: string): string => `images/${userId}/${imageId}.png`,
  avatar: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.webp`,
  /** The whole picture of a character, of which the avatar is a square: what a card shows. */
  portrait: (userId: string, characterId: string): string =>
    `avatars/${userId}/${characterId}.portrait.webp`,
  profile: (userId: string): string => `profiles/${userId}.webp`,
  thumbnail: (userId: string, imageId: string): string => `images/${userId}/${imageId}.thumb.webp`,
  /** What is kept of a photo of oneself, its thumbnail, and the upload until it has been processed. */
  likeness: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.webp`,
  likenessThumbnail: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.thumb.webp`,
  likenessOriginal: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.original`,
  /** What the names of everything of one such photo begin with. */
  likenessFiles: (userId: string, likenessId: string): string =>
    `likenesses/${userId}/${likenessId}.`,
  /** What was uploaded and nobody has looked at yet. */
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
