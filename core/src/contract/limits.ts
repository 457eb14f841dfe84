/**
 * Every number the product promises or enforces, once. Server, worker and browser read it here.
 * Sizes are bytes, times are milliseconds unless the name says otherwise.
 */
export const LIMITS = {
  bodyBytes: 64 * 1024,
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 80,
  emailMax: 254,
  messageMax: 8_000,
  /** Versions of one message: far above what anybody reads, far below what a document holds. */
  variantsMax: 50,
  promptMax: 4_000,
  titleMax: 120,
  searchMax: 200,
  characterDescriptionMax: 2_000,
  traitMax: 40,
  traitsMax: 20,
  storyChoiceMax: 500,
  listDefault: 50,
  listMax: 100,
  idempotencyKeyMin: 8,
  idempotencyKeyMax: 255,
  idempotencyTtl: 24 * 60 * 60 * 1000,
  sessionIdle: 24 * 60 * 60 * 1000,
  sessionAbsolute: 14 * 24 * 60 * 60 * 1000,
  socketPayloadBytes: 65_536,
  /** Tabs and devices of one user; one more closes the oldest. */
  socketsPerUser: 10,
  socketBufferPackets: 256,
  socketBufferBytes: 1024 * 1024,
  /** Milliseconds a request without `Prefer: respond-async` waits before it answers 202. */
  chatWait: 180_000,
  imageWait: 150_000,
  imageRunsPerUser: 2,
  /** With more runs of a kind waiting for a worker, further ones are refused. */
  waitingRuns: 500,
  downloadNameMax: 50,
  uploadBytes: 10_485_760,
  uploadUrlTtl: 300_000,
  /** Uploads that one user may have asked for and not used yet. */
  pendingUploads: 5,
  /** Photos of oneself that one user may keep. */
  likenessPhotos: 5,
  /** The longer side of what is kept of a photo, and of its thumbnail. Pixels. */
  likenessSize: 1024,
  likenessThumbnail: 280,
  /** Least pixels of a photo's shorter side: fewer show too little of a face. */
  likenessSideMin: 512,
  likenessUsesShown: 12,
  /** A character card file, its picture included. */
  cardBytes: 20 * 1024 * 1024,
  cardJsonBytes: 2 * 1024 * 1024,
} as const;

/** Times the client keeps, from section 9 of the product specification. */
export const TIMING = {
  toast: 5_000,
  redirectAfterUnauthorized: 500,
  redirectAfterExists: 2_000,
  tooltipDelay: 700,
  /** Within this long after one tooltip, the next shows without its delay. */
  tooltipSkip: 300,
  countdownTick: 1_000,
} as const;
