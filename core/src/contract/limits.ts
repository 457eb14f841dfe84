/**
 * Every number the product promises or enforces, once. Server, worker and browser read it here.
 * Sizes are bytes, times are milliseconds unless the name says otherwise.
 */
export const LIMITS = {
  bodyBytes: 64 * 1024,
  /** For routes that take long texts: what is over their own limits is named, field by field. */
  textsBodyBytes: 1024 * 1024,
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 80,
  /** Words that a member does not want to see in public lists, and the length of one. */
  hiddenTagsMax: 50,
  hiddenTagMax: 40,
  emailMax: 254,
  messageMax: 8_000,
  /** Pictures that a member shows with one message. */
  picturesPerMessage: 3,
  /** Their longer side as it is kept, pixels; and the time that one waits to be shown. */
  shownPictureSide: 1024,
  shownPictureTtl: 60 * 60 * 1000,
  /** How long a gateway waits for a sent picture to be made anew, and for how many at once. */
  renderWait: 30_000,
  openRenderings: 50,
  /** Pictures of strangers that a gateway has searched for marks at once. */
  openMarkSearches: 5,
  /** Versions of one message: far above what anybody reads, far below what a document holds. */
  variantsMax: 50,
  /** Characters of a model's thinking that are kept with a reply; it goes on unheard beyond. */
  thinkingMax: 20_000,
  promptMax: 4_000,
  /** A visitor's line to the built-in companion, one of its replies, and how much is sent back. */
  tryTextMax: 300,
  tryReplyMax: 2_000,
  tryTurns: 6,
  /** Replies after which the landing page shows the way in instead of the box. */
  tryReplies: 3,
  titleMax: 120,
  /** A file of conversations that is taken in, what is in it, and one text of it. */
  importBytes: 64 * 1024 * 1024,
  importMessages: 100_000,
  importConversations: 5_000,
  importTextMax: 100_000,
  /** Files of one member that wait or are taken in at once. */
  openImports: 3,
  /** Conversations that one member shares by links; what one of them shows: messages, characters. */
  sharesPerUser: 100,
  sharedMessagesMax: 500,
  sharedTextMax: 300_000,
  foldersPerUser: 50,
  folderNameMax: 60,
  /** Collections of one member, pictures of one, and its texts. */
  collectionsPerUser: 50,
  collectionImagesMax: 500,
  collectionNameMax: 60,
  collectionDescriptionMax: 500,
  /** Things that are changed by one request. */
  bulkMax: 100,
  /** Pictures that are taken out together, bytes. */
  picturesZipBytes: 300 * 1024 * 1024,
  /** How long a deleted picture can be brought back. */
  trashTtl: 30 * 24 * 60 * 60 * 1000,
  /** An author's note, and the most messages before the end at which it may stand. */
  noteMax: 2_000,
  noteDepthMax: 50,
  personasPerUser: 20,
  personaDescriptionMax: 2_000,
  lorebooksPerUser: 50,
  lorebooksPerConversation: 5,
  /** Entries of one lorebook, its texts together, and a key. */
  loreEntriesMax: 1_000,
  loreTextsMax: 500_000,
  loreKeyMax: 500,
  loreKeysMax: 100,
  /** What the patterns of a book may cost to compile: their lengths, times what they repeat. */
  lorePatternsCost: 20_000,
  /** One entry; with every character three bytes long it still fits into a request. */
  loreContentMax: 20_000,
  loreNameMax: 120,
  loreDescriptionMax: 2_000,
  /** The file of a lorebook: all of its texts, and what other programs keep beside them. */
  lorebookBytes: 2 * 1024 * 1024,
  /** What is remembered of one member. */
  memoriesPerUser: 1_000,
  memoryMax: 500,
  /** The short form of what was said earlier in a long talk. */
  summaryMax: 6_000,
  /** Characters that are read aloud at a time; sound that is dictated, bytes and milliseconds. */
  speechTextMax: 1_000,
  dictationBytes: 6 * 1024 * 1024,
  dictationMax: 120_000,
  searchMax: 200,
  /** Characters of a message that lists show, as its last line and around words searched for. */
  lastLineMax: 140,
  snippetMax: 120,
  storyPremiseMax: 2_000,
  /** A text of a character, all of its texts together, and its greetings beside the first. */
  characterTextMax: 20_000,
  characterTextsMax: 50_000,
  otherGreetingsMax: 30,
  /** What is to be seen of a character in every picture: it stands before the words of each order. */
  lookMax: 600,
  traitMax: 40,
  traitsMax: 20,
  /** A tag of a character or a picture, how many one has, and how many a list is asked for at once. */
  tagMax: 30,
  tagsMax: 10,
  tagsSought: 5,
  /** Words of a prompt that are offered as tags of its picture. */
  tagsSuggested: 8,
  /** Tags that are offered to look around by, and the newest public characters that they are of. */
  tagsOffered: 16,
  tagsCountedIn: 500,
  /** Characters that a search finds, and that somebody likes: of more, the newest. */
  charactersFound: 2_000,
  /** Versions of a character that are kept: what it was before its last changes. */
  characterVersions: 30,
  /** Characters that are shown as similar to one, and the newest with its tags that they are of. */
  similarShown: 4,
  similarAmong: 200,
  storyChoiceMax: 500,
  listDefault: 50,
  listMax: 100,
  idempotencyKeyMin: 8,
  idempotencyKeyMax: 255,
  idempotencyTtl: 24 * 60 * 60 * 1000,
  /** What a model was given for a reply can be looked at for so long. */
  sentPromptTtl: 24 * 60 * 60 * 1000,
  sessionIdle: 24 * 60 * 60 * 1000,
  sessionAbsolute: 14 * 24 * 60 * 60 * 1000,
  /** For so long nobody is asked again who it is, before what is hard to take back. */
  stepUpTtl: 15 * 60 * 1000,
  /** A sign-in waits so long for its second step, and a passkey or a provider for its answer. */
  signInTicketTtl: 5 * 60 * 1000,
  /** A check of age waits so long for the browser to come back, and for an answer by itself. */
  ageJourneyTtl: 60 * 60 * 1000,
  ageAnswerTtl: 7 * 24 * 60 * 60 * 1000,
  recoveryCodes: 10,
  passkeysPerUser: 20,
  passkeyNameMax: 60,
  /** Characters of one part of what a browser says of a passkey. */
  passkeyBytes: 16_384,
  socketPayloadBytes: 65_536,
  /** Tabs and devices of one user; one more closes the oldest. */
  socketsPerUser: 10,
  socketBufferPackets: 256,
  socketBufferBytes: 1024 * 1024,
  /** Milliseconds a request without `Prefer: respond-async` waits before it answers 202. */
  chatWait: 180_000,
  imageWait: 150_000,
  /** Pictures of one member that are made or wait at once: two orders of the most. */
  imageRunsPerUser: 8,
  /** The same for a film, and films of one member that are made or wait at once. */
  videoWait: 150_000,
  videoRunsPerUser: 2,
  /** What a model may send as a film, and what is kept of it. */
  videoBytes: 40_000_000,
  /** Longest wait of a reply for its turn at a model that is busy. */
  modelWait: 600_000,
  /** Longest wait for the answer of a worker to a question, and how many may be open at once. */
  askWait: 3_000,
  openQuestions: 50,
  /** The same for questions that a model has to think about. */
  suggestionWait: 60_000,
  openSuggestions: 20,
  /** The same for texts that a moderation server judges, with its second try. */
  judgementWait: 10_000,
  openJudgements: 20,
  /** Longest suggestion of what one could say next, tokens. */
  suggestionTokens: 200,
  /** A temporary conversation that no tab has deleted goes after this. */
  temporaryTtl: 24 * 60 * 60 * 1000,
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
  /** 40 megapixels: above what telephones take, and decoded still some 160 MB. */
  likenessPixelsMax: 40_000_000,
  likenessUsesShown: 12,
  /** A character card file, its picture included. */
  cardBytes: 20 * 1024 * 1024,
  cardJsonBytes: 2 * 1024 * 1024,
  /** A CHARX archive: its files, what they unfold to together, and how much one may unfold. */
  charxFiles: 500,
  charxBytes: 100 * 1024 * 1024,
  charxRatio: 200,
  /** A promotional code, and the members who may redeem one. */
  codeMin: 4,
  codeMax: 32,
  codeUsesMax: 1_000_000,
  /** Tokens that a member may give away in a day. */
  giftTokensPerDay: 20,
  /** Tokens that an operator credits or takes back in one step. */
  deskTokensMax: 10_000,
  /** What a member says against a lock. */
  reviewWordsMax: 1_000,
  /** The reason of a step at the desk. */
  deskReasonMin: 3,
  deskReasonMax: 300,
  announcementMax: 300,
  blocksPerUser: 500,
  /** What somebody says with a report, an appeal, or a request to take a picture down. */
  reportWordsMax: 2_000,
  /** How long a case belongs to whoever claimed it. */
  caseLease: 30 * 60 * 1000,
  /** A strike counts for this long. Two limit for a while what an account can do, three review it. */
  strikeTtl: 30 * 24 * 60 * 60 * 1000,
  strikesToLimit: 2,
  strikesToReview: 3,
  limitTtl: 72 * 60 * 60 * 1000,
  appealWindow: 180 * 24 * 60 * 60 * 1000,
  /** Rows of a list that is taken out as CSV. */
  csvRows: 10_000,
  /** An erasure at the desk that no second operator confirms begins after this. */
  erasureWait: 60 * 60 * 1000,
  keysPerOperator: 20,
  /** A model or the painter that is tried at the desk: characters, time, and how many at once. */
  tryWordsMax: 1_000,
  tryModelWait: 60_000,
  tryReplyTokens: 300,
  openModelTries: 4,
  tryPictureSide: 512,
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
