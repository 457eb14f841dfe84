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
  /** The same of one in its owner's trash. */
  trashed: (imageId: string): string => `/media/trash/${imageId}.webp`,
  likeness: (likenessId: string): string => `/media/likenesses/${likenessId}.webp`,
  likenessThumbnail: (likenessId: string): string =>
    `/media/likenesses/${likenessId}/thumbnail.webp`,
  /** A film, the picture that stands for it, and that small. */
  video: (videoId: string): string => `/media/videos/${videoId}.mp4`,
  videoPoster: (videoId: string): string => `/media/videos/${videoId}/poster.webp`,
  videoThumbnail: (videoId: string): string => `/media/videos/${videoId}/thumbnail.webp`,
  /** A picture that a member showed in a talk. */
  shown: (pictureId: string): string => `/media/shown/${pictureId}.jpg`,
  preview: (runId: string, step: number): string => `/media/previews/${runId}/${step}.webp`,
  /** A picture that a model of pictures made; the version changes with the file. */
  imageModel: (modelId: string, version: string): string =>
    `/media/image-models/${encodeURIComponent(modelId)}/${version}`,
  /** A picture in a style: an operator's own, or one of those that come with the product. */
  imagePreset: (presetId: string, version: string): string =>
    `/media/image-presets/${presetId}/${version}`,
  builtinPreset: (presetId: string): string => `/presets/${presetId}.webp`,
} as const;
