/** Keys of everything the product stores, so that deleting a user is deleting prefixes. */
export const objectKeys = {
  image: (userId: string, imageId: string): string => `images/${userId}/${imageId}.png`,
  thumbnail: (userId: string, imageId: string): string => `images/${userId}/${imageId}.thumb.webp`,
  /** The picture in full size, compressed for the screen. */
  display: (userId: string, imageId: string): string => `images/${userId}/${imageId}.display.webp`,
  /** A smear of its colours, where it is more than general. */
  blurredImage: (userId: string, imageId: string): string =>
    `images/${userId}/${imageId}.blurred.webp`,
  /** What is to be painted anew of its origin; until its run has ended. */
  mask: (userId: string, imageId: string): string => `images/${userId}/${imageId}.mask.png`,
  /** The beginning of the keys of everything of one picture. */
  imageFiles: (userId: string, imageId: string): string => `images/${userId}/${imageId}.`,
  /** A film, the picture that stands for it, and that small. */
  video: (userId: string, videoId: string): string => `videos/${userId}/${videoId}.mp4`,
  videoPoster: (userId: string, videoId: string): string =>
    `videos/${userId}/${videoId}.poster.webp`,
  videoThumbnail: (userId: string, videoId: string): string =>
    `videos/${userId}/${videoId}.thumb.webp`,
  /** The beginning of the keys of everything of one film. */
  videoFiles: (userId: string, videoId: string): string => `videos/${userId}/${videoId}.`,
  avatar: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.webp`,
  /** The whole picture of a character, of which the avatar is a square: what a card shows. */
  portrait: (userId: string, characterId: string): string =>
    `avatars/${userId}/${characterId}.portrait.webp`,
  blurredAvatar: (userId: string, characterId: string): string =>
    `avatars/${userId}/${characterId}.blurred.webp`,
  persona: (userId: string, personaId: string): string => `personas/${userId}/${personaId}.webp`,
  /** A picture that a member shows in a talk. */
  shown: (userId: string, pictureId: string): string => `shown/${userId}/${pictureId}.jpg`,
  /** The CHARX archive that a character came in, with all of its files. */
  charx: (userId: string, characterId: string): string => `avatars/${userId}/${characterId}.charx`,
  profile: (userId: string): string => `profiles/${userId}.webp`,
  blurredProfile: (userId: string): string => `profiles/${userId}.blurred.webp`,
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
  /** A file of conversations, until they have been taken in. */
  talkImport: (userId: string, importId: string): string => `imports/${userId}/${importId}`,
  /** The beginning of the keys of what is kept for a case whose subject its owner has deleted. */
  evidence: (caseId: string): string => `evidence/${caseId}.`,
  evidencePicture: (caseId: string): string => `evidence/${caseId}.picture`,
  evidenceWords: (caseId: string): string => `evidence/${caseId}.json`,
} as const;

/** Everything of one user, as prefixes. */
export const userPrefixes = (userId: string): string[] => [
  `images/${userId}/`,
  `videos/${userId}/`,
  `avatars/${userId}/`,
  `likenesses/${userId}/`,
  `personas/${userId}/`,
  `shown/${userId}/`,
  `quarantine/${userId}/`,
  `imports/${userId}/`,
  objectKeys.profile(userId),
  objectKeys.blurredProfile(userId),
];
