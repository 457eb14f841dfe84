/** Keys of everything the product stores, so that deleting a user is deleting prefixes. */
export const objectKeys = {
  image: (userId: string, imageId: string): string => `images/${userId}/${imageId}.png`,
  avatar: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.webp`,
  profile: (userId: string): string => `profiles/${userId}.webp`,
  thumbnail: (userId: string, imageId: string): string => `images/${userId}/${imageId}.thumb.webp`,
} as const;
