/** Keys of everything the product stores, so that deleting a user is deleting prefixes. */
export const objectKeys = {
  image: (userId: string, imageId: string): string => `images/${userId}/${imageId}.png`,
  avatar: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.webp`,
  /** The whole picture of a character, of which the avatar is a square: what a card shows. */
  portrait: (userId: string, characterId: string): string =>
    `avatars/${userId}/${characterId}.portrait.webp`,
  profile: (userId: string): string => `profiles/${userId}.webp`,
  thumbnail: (userId: string, imageId: string): string => `images/${userId}/${imageId}.thumb.webp`,
} as const;
