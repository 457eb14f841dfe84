/** Paths of pictures on the gateway, which checks on every read who asks. */
export const mediaPaths = {
  image: (imageId: string): string => `/media/images/${imageId}.png`,
  thumbnail: (imageId: string): string => `/media/images/${imageId}/thumbnail.webp`,
  preview: (runId: string, step: number): string => `/media/previews/${runId}/${step}.webp`,
} as const;
