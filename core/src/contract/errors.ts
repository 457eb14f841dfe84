import { z } from 'zod';
import { ERROR_WORDS, sentError } from './error-body.ts';
import { AGE_LOCKED, REGION_CLOSED } from './age.ts';
import { LIMITS } from './limits.ts';
import { PICTURE_CHECK_REASONS } from './picture-check.ts';
import { MODEL_LIMITS } from './model.ts';
import { RUN_WORDS } from './run-words.ts';

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
  plan_limit: [402, ERROR_WORDS.plan_limit],
  insufficient_tokens: [402, 'You have no tokens left for this.'],
  forbidden: [403, 'This belongs to someone else.'],
  model_not_offered: [403, 'This model is not offered to you. Choose another one.'],
  role_required: [403, 'Your role does not allow this.'],
  scope_required: [403, 'This key may not do this.'],
  own_case: [403, 'This case is about yourself. Somebody else has to decide it.'],
  other_reviewer: [403, 'You made this decision. Somebody else has to look at the appeal.'],
  limited: [403, 'For a while you can make nothing public. The notice in your profile says why.'],
  suspended: [403, 'This account is suspended. Sign in again to read why, and to appeal.'],
  address_banned: [403, 'No account can be made with this address. Write to us if that is wrong.'],
  age_unverified: [403, 'This is for adults only. Confirm that you are 18 or older first.'],
  age_locked: [403, AGE_LOCKED],
  region_closed: [451, REGION_CLOSED],
  age_proof_refused: [403, 'The age check did not say that you are 18 or older.'],
  age_proof_over: [401, 'This age check was begun elsewhere, is over, or was used before.'],
  age_proof_invalid: [401, 'The answer of the age check could not be believed.'],
  switched_off: [403, 'This is switched off for a while. Please come back later.'],
  bad_signature: [403, 'This message is not signed by the payment provider.'],
  foreign_origin: [403, 'This request came from another website and was refused.'],
  not_found: [404, 'This does not exist, or is not yours to see.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  wrong_password: [403, 'The password is not right. Nothing was changed.'],
  link_over: [409, 'This link was used before, or is too old. Please ask for a new one.'],
  step_up_required: [403, 'Please confirm that it is you.'],
  second_factor_required: [
    403,
    'The desk asks for a second step at sign-in. Set one up, then sign in with it.',
  ],
  wrong_code: [403, 'This code is not right, or was used before. Enter the newest one.'],
  passkey_refused: [403, 'This passkey could not be checked. Try again, or use another way.'],
  sign_in_expired: [409, 'This took too long. Please sign in again.'],
  two_step_on: [409, 'Two-step codes are on already. Turn them off to begin anew.'],
  two_step_not_begun: [409, 'Begin with a new code, then confirm it.'],
  passkeys_full: [409, `You can keep ${LIMITS.passkeysPerUser} passkeys. Remove one first.`],
  passkey_known: [409, 'This passkey is here already.'],
  provider_refused: [403, 'The sign-in service did not confirm who you are. Try again.'],
  provider_no_email: [409, 'The sign-in service named no confirmed email address of yours.'],
  identity_taken: [409, 'This sign-in belongs to another account here.'],
  last_way_in: [409, 'This is the only way into your account. Add another one first.'],
  account_exists: [409, 'An account with this email already exists.'],
  conversation_busy: [409, ERROR_WORDS.conversation_busy],
  story_busy: [409, 'A passage is already being told here. Wait for it or stop it first.'],
  passage_unfinished: [409, 'This passage has no text to go on from. Go on from another one.'],
  too_many_runs: [
    409,
    `At most ${LIMITS.imageRunsPerUser} pictures are made at a time. Wait for one or stop it first.`,
  ],
  too_many_videos: [
    409,
    `At most ${LIMITS.videoRunsPerUser} films are made at a time. Wait for one or stop it first.`,
  ],
  request_in_flight: [409, 'The same request is still being worked on. Try again in a moment.'],
  changed_meanwhile: [
    409,
    'Somebody else has changed this meanwhile. Look at it again, then repeat your change.',
  ],
  last_operator: [409, 'This is the last operator. Give the role to somebody else first.'],
  too_few_tokens: [409, 'There are fewer tokens than that.'],
  already_refunded: [409, 'The tokens of this run were given back before.'],
  not_refundable: [409, 'This run cost nothing, or has not ended.'],
  not_retryable: [409, 'This run cannot be tried again.'],
  second_person: [409, 'Somebody else has to confirm this.'],
  case_claimed: [409, 'Somebody else is working on this case. Choose another one.'],
  case_unclaimed: [409, 'Claim this case first: then nobody else decides it meanwhile.'],
  case_decided: [409, 'This case has been decided.'],
  appeal_closed: [409, 'This decision was appealed before, or too long ago.'],
  model_exists: [409, 'There is a model with this id already. Choose another id.'],
  model_fixed: [409, 'This model comes from the configuration of the server. Change it there.'],
  models_full: [409, `There can be ${MODEL_LIMITS.count} models. Remove one first.`],
  secrets_key_missing: [
    409,
    'Keys cannot be kept yet: set SECRETS_KEY to 32 random characters or more and start again.',
  ],
  keys_full: [409, `You can keep ${LIMITS.keysPerOperator} keys. Revoke one first.`],
  code_unknown: [404, 'This code is not known here. Check its letters and try again.'],
  code_expired: [409, 'This code has expired.'],
  code_used_up: [409, 'This code has been used as often as it can be.'],
  code_redeemed: [409, 'You have redeemed this code before.'],
  code_exists: [409, 'There is such a code already. Choose another one.'],
  gifts_used_up: [
    409,
    `You can give away ${LIMITS.giftTokensPerDay} tokens a day. Try again tomorrow, or give fewer.`,
  ],
  gift_to_self: [422, 'These tokens are yours already.'],
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
  imports_open: [409, 'Your last files are still being read. Wait until one is done.'],
  shares_full: [409, `You can share ${LIMITS.sharesPerUser} conversations. End a link first.`],
  nothing_to_share: [409, 'There is nothing here yet that could be shared.'],
  share_hidden: [403, 'Moderators keep what this link shows from others. Your profile says why.'],
  folders_full: [409, `You can keep ${LIMITS.foldersPerUser} folders. Delete one first.`],
  collections_full: [
    409,
    `You can keep ${LIMITS.collectionsPerUser} collections. Delete one first.`,
  ],
  collection_full: [
    409,
    `A collection holds at most ${LIMITS.collectionImagesMax} pictures. Choose fewer, or another one.`,
  ],
  likeness_full: [409, `You can keep ${LIMITS.likenessPhotos} photos. Delete one to add another.`],
  likeness_not_ready: [409, 'This photo is not ready yet. Wait for it, or choose another one.'],
  first_picture_used: [409, 'Your free picture has been made. Further ones cost a token each.'],
  lorebooks_full: [409, `You can keep ${LIMITS.lorebooksPerUser} lorebooks. Delete one first.`],
  lorebook_full: [409, `A lorebook has at most ${LIMITS.loreEntriesMax} entries.`],
  purchases_off: [409, 'Nothing can be bought here yet.'],
  offer_gone: [409, 'This offer has changed. Load the page again to see what there is.'],
  already_subscribed: [409, 'You have this plan already, and it renews by itself.'],
  not_public: [409, 'Only public pictures can be liked.'],
  sent_prompt_gone: [404, 'No model was asked for this reply, or more than a day ago.'],
  variant_not_found: [404, 'This message has no such version.'],
  misdirected: [421, 'This address is not known here. Open the product at its own address.'],
  zip_too_large: [
    413,
    `These pictures are more than ${LIMITS.picturesZipBytes / 1024 ** 2} MB together. Choose fewer.`,
  ],
  payload_too_large: [413, 'The request is too large. Send at most 64 KB.'],
  unsupported_media_type: [415, 'Send the request body as application/json.'],
  range_not_satisfiable: [416, 'This part lies outside of the file. Ask for the whole of it.'],
  validation_failed: [422, 'Some fields need your attention.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used with another request. Use a new key.'],
  bad_picture: [422, 'This file is no picture that can be used. Please send a JPG or PNG.'],
  picture_unchecked: [
    409,
    'This picture has not been checked yet, so only you can see it. Try again in a moment.',
  ],
  picture_held: [409, 'Others may see this picture only after a person has looked at it.'],
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
  rate_limited: [429, ERROR_WORDS.rate_limited],
  run_failed: [503, RUN_WORDS.engine_failed],
  moderation_away: [503, MODERATION_AWAY],
  age_check_away: [503, 'The age check cannot be reached right now. Try again later.'],
  provider_away: [503, 'The sign-in service cannot be reached right now. Try again later.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'This is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

/** The body of every answer that is not 2xx. Only the plain form of 401 has no `code`. */
export const errorBody = sentError.extend({ code: z.enum(CODES).optional() });
export type ErrorBody = z.infer<typeof errorBody>;

/** Reasons why a run failed, as `run:failed` carries them, with the sentence people read. */
export const RUN_FAILURES = {
  engine_failed: RUN_WORDS.engine_failed,
  engine_timeout: 'The model took too long. Please try again.',
  origin_gone: 'The picture that this was to be made of is gone.',
  not_saved: 'There was no room to keep this picture. Nothing was charged. Try again later.',
  model_gone: 'This model is no longer offered. Choose another one.',
  model_away:
    'This model cannot be reached right now. Try again in a moment, or choose another one.',
  reply_cut: RUN_WORDS.reply_cut,
  worker_lost: 'This was interrupted too often. Please try again.',
  storage_failed: 'The result could not be stored. Please try again.',
  content_refused: 'This cannot be made here. Please try something else.',
  child_safety: 'This cannot be made here. Everyone depicted must be an adult.',
  moderation_away: MODERATION_AWAY,
  insufficient_tokens: 'There was no token left for this.',
  photo_unreadable: 'This photo seems to be damaged. Please choose another one.',
  photo_format: 'This is no JPG or PNG. Save the photo as JPG and add it again.',
  photo_unsafe: 'This file holds more than a photo. Save the photo as JPG and add it again.',
  photo_too_large:
    'This photo has more than 40 megapixels, or a side of more than 12,000 pixels. Save it smaller and add it again.',
  photo_too_small: `This photo is too small. Choose one of at least ${LIMITS.likenessSideMin} pixels on each side.`,
  photo_blurred: 'This photo is blurred. Choose a sharp one with good light on your face.',
  photo_no_face: PICTURE_CHECK_REASONS.no_face,
  photo_several_faces: PICTURE_CHECK_REASONS.several_faces,
  photo_other_person: PICTURE_CHECK_REASONS.other_person,
  photo_explicit: PICTURE_CHECK_REASONS.sexual,
  photo_removed_before: PICTURE_CHECK_REASONS.removed_before,
  photo_review: PICTURE_CHECK_REASONS.looks_young,
  photo_unchecked: 'Photos cannot be checked right now. Please try again in a moment.',
  likeness_gone: RUN_WORDS.likeness_gone,
} as const;

export type RunFailureCode = keyof typeof RUN_FAILURES;
