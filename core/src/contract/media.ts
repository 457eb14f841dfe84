/** Paths of pictures on the gateway, which checks on every read who asks. */
export const mediaPaths = {
  image: (imageId: string): string => `/media/images/${imageId}.png`,
  /** The same pixels at a tenth of the weight: what a screen shows. */
  display: (imageId: string): string => `/media/images/${imageId}/display.webp`,
  avatar: (characterId: string): string => `/media/characters/${characterId}.webp`,
  portrait: (characterId: string): string => `/media/characters/${characterId}/portrait.webp`,
  persona: (personaId: string): string => `/media/personas/${personaId}.webp`,
  profile: (userId: string): string => `/media/profiles/${userId}.webp`,
  /** What stands for a picture that its viewer does not want to meet unasked. */
  blurredImage: (imageId: string): string => `/media/images/${imageId}/blurred.webp`,
  blurredAvatar: (characterId: string): string => `/media/characters/${characterId}/blurred.webp`,
  blurredProfile: (userId: string): string => `/media/profiles/${userId}/blurred.webp`,
  thumbnail: (imageId: string): string => `/media/images/${imageId}/thumbnail.webp`,
  likeness: (likenessId: string): string => `/media/likenesses/${likenessId}.webp`,
  likenessThumbnail: (likenessId: string): string =>
    `/media/likenesses/${likenessId}/thumbnail.webp`,
  /** A picture that a member showed in a talk. */
  shown: (pictureId: string): string => `/media/shown/${pictureId}.jpg`,
  preview: (runId: string, step: number): string => `/media/previews/${runId}/${step}.webp`,
  /** A picture that a model of pictures made; the version changes with the file. */
  imageModel: (modelId: string, version: string): string =>
    `/media/image-models/${encodeURIComponent(modelId)}/${version}`,
} as const;
