import { z } from 'zod';
import { LIMITS } from './limits.ts';

const MODERATION_AWAY = 'This cannot be checked right now. Please try again in a moment.';

/**
 * Every error the API can answer with: code → status and the sentence people read. The list is
 * closed; a new failure gets a new row here first.
 */
export const ERRORS = {
  malformed_json: [400, 'The request body is not valid JSON. Send one JSON object.'],
  bad_request: [400, 'The request is not valid. Check its form and try again.'],
  unauthorized: [401, 'Unauthorized'],
  invalid_credentials: [401, 'Invalid email or password.'],
  plan_limit: [402, 'Your plan includes no more of this in this month.'],
  insufficient_tokens: [402, 'You have no tokens left for this.'],
  forbidden: [403, 'This belongs to someone else.'],
  foreign_origin: [403, 'This request came from another website and was refused.'],
  not_found: [404, 'This does not exist, or is not yours to see.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  wrong_password: [403, 'The password is not right. Nothing was changed.'],
  account_exists: [409, 'An account with this email already exists.'],
  conversation_busy: [409, 'A reply is already being written here. Wait for it or stop it first.'],
  story_busy: [409, 'A passage is already being told here. Wait for it or stop it first.'],
  passage_unfinished: [409, 'This passage has no text to go on from. Go on from another one.'],
  too_many_runs: [409, 'Two pictures are already being made. Wait for one or stop it first.'],
  request_in_flight: [409, 'The same request is still being worked on. Try again in a moment.'],
  upload_not_found: [
    409,
    'This upload was not found or has expired. Please upload the file again.',
  ],
  consent_required: [409, 'Please give your consent first.'],
  consent_outdated: [409, 'The text has changed. Read it again, then give your consent.'],
  personas_full: [
    409,
    `You can keep ${LIMITS.personasPerUser} personas. Delete one to add another.`,
  ],
  likeness_full: [409, `You can keep ${LIMITS.likenessPhotos} photos. Delete one to add another.`],
  likeness_not_ready: [409, 'This photo is not ready yet. Wait for it, or choose another one.'],
  first_picture_used: [409, 'Your free picture has been made. Further ones cost a token each.'],
  lorebooks_full: [409, `You can keep ${LIMITS.lorebooksPerUser} lorebooks. Delete one first.`],
  lorebook_full: [409, `A lorebook has at most ${LIMITS.loreEntriesMax} entries.`],
  not_public: [409, 'Only public pictures can be liked.'],
  sent_prompt_gone: [404, 'No model was asked for this reply, or more than a day ago.'],
  variant_not_found: [404, 'This message has no such version.'],
  payload_too_large: [413, 'The request is too large. Send at most 64 KB.'],
  unsupported_media_type: [415, 'Send the request body as application/json.'],
  range_not_satisfiable: [416, 'This part lies outside of the file. Ask for the whole of it.'],
  validation_failed: [422, 'Some fields need your attention.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used with another request. Use a new key.'],
  bad_picture: [422, 'This file is no picture that can be used. Please send a JPG or PNG.'],
  picture_not_found: [422, 'This picture is no longer here. Add it again.'],
  model_cannot_see: [
    422,
    'This model cannot see pictures. Choose one that does, or send the words alone.',
  ],
  bad_lorebook: [422, 'This file is no lorebook.'],
  bad_card: [422, 'This file is no character card.'],
  child_safety: [422, 'This cannot be made here. Everyone depicted must be an adult.'],
  user_underage: [422, 'This product is for adults aged 18 and older.'],
  real_person: [422, 'This cannot be made here. Real people need to give their consent.'],
  content_refused: [422, 'This cannot be made here. Please try something else.'],
  rate_limited: [429, 'That was a lot at once. Please wait a moment and try again.'],
  run_failed: [503, 'The model could not finish this. Please try again.'],
  moderation_away: [503, MODERATION_AWAY],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'This is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

export const validationIssue = z.object({ path: z.string(), message: z.string() });

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

/** The body of every answer that is not 2xx. Only the plain form of 401 has no `code`. */
export const errorBody = z.object({
  message: z.string(),
  // A page that is older than its server must not lose the message over a code it does not know.
  code: z.enum(CODES).optional().catch(undefined),
  issues: z.array(validationIssue).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Reasons why a run failed, as `run:failed` carries them, with the sentence people read. */
export const RUN_FAILURES = {
  engine_failed: 'The model could not finish this. Please try again.',
  engine_timeout: 'The model took too long. Please try again.',
  model_gone: 'This model is no longer offered. Choose another one.',
  model_away:
    'This model cannot be reached right now. Try again in a moment, or choose another one.',
  reply_cut: 'The reply broke off. What was written is kept, and you can continue it.',
  worker_lost: 'This was interrupted too often. Please try again.',
  storage_failed: 'The result could not be stored. Please try again.',
  content_refused: 'This cannot be made here. Please try something else.',
  child_safety: 'This cannot be made here. Everyone depicted must be an adult.',
  moderation_away: MODERATION_AWAY,
  insufficient_tokens: 'There was no token left for this.',
  photo_unreadable: 'This photo seems to be damaged. Please choose another one.',
  photo_format: 'This is no JPG or PNG. Save the photo as JPG and add it again.',
  photo_unsafe: 'This file holds more than a photo. Save the photo as JPG and add it again.',
  photo_too_large: 'This photo has more than 40 megapixels. Save it smaller and add it again.',
  photo_too_small: `This photo is too small. Choose one of at least ${LIMITS.likenessSideMin} pixels on each side.`,
  photo_blurred: 'This photo is blurred. Choose a sharp one with good light on your face.',
  likeness_gone: 'The photo this was to be made with has been deleted. Nothing was charged.',
} as const;

export type RunFailureCode = keyof typeof RUN_FAILURES;
