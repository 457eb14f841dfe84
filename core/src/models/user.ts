import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { AGE_METHODS } from '../contract/age.ts';
import { MATURE_PICTURES } from '../contract/maturity.ts';
import { PLAN_NAMES } from '../contract/plans.ts';
import { ROLES } from '../contract/role.ts';
import { LEDGER_REASONS } from '../contract/token.ts';
import { pictureCheckSchema } from './picture-check.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

/**
 * A token movement that happened but may not be in the `ledger` collection yet. It is written in
 * the same update as the balance, so that balance and ledger agree at every instant.
 */
const pendingEntry = new Schema(
  {
    key: { type: String, required: true },
    kind: { type: String, enum: LEDGER_REASONS, required: true },
    amount: { type: Number, required: true },
    /** What is owed more, or less, by it. */
    debt: { type: Number },
    /** A line about it that the member reads. */
    note: { type: String },
    runId: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** Tokens set aside for a run that has not ended: only while it is here can they be refunded. */
const hold = new Schema(
  {
    runId: { type: Schema.Types.ObjectId, required: true },
    amount: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** A warning of somebody at the desk. */
const strike = new Schema(
  {
    at: { type: Date, required: true },
    reason: { type: String, required: true },
    by: { type: Schema.Types.ObjectId },
  },
  { _id: true },
);

/** While it stands the account can appeal and leave, and no more; `until` is missing without an end. */
const suspension = new Schema(
  {
    at: { type: Date, required: true },
    until: { type: Date },
    reason: { type: String, required: true },
    by: { type: Schema.Types.ObjectId },
    /** The case that it comes from. */
    caseId: { type: Schema.Types.ObjectId },
  },
  { _id: false },
);

/** What is kept of a proof of age: neither the token nor anything that it says. */
const ageAssurance = new Schema(
  {
    method: { type: String, enum: AGE_METHODS, required: true },
    provider: { type: String, required: true },
    /** SHA-256 of the signed token. */
    assertion: { type: String, required: true },
    at: { type: Date, required: true },
    expires: { type: Date, required: true },
  },
  { _id: false },
);

/** An operator's wish to erase the account: done when another one confirms it, or at `dueAt`. */
const erasureAsked = new Schema(
  {
    by: { type: Schema.Types.ObjectId },
    at: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    /** The number of its entry in the audit log. */
    entry: { type: Number, required: true },
  },
  { _id: false },
);

/** What was given away to other members in one day, UTC. */
const giving = new Schema(
  { day: { type: String, required: true }, tokens: { type: Number, required: true } },
  { _id: false },
);

const userSchema = new Schema(
  {
    /** Trimmed and lower-cased: one account per address however it is typed. */
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    profileImageUrl: { type: String, default: null },
    /** The same while only they see it: until it has passed a check. */
    ownImageUrl: { type: String },
    pictureCheck: { type: pictureCheckSchema },
    /** Time at which they first confirmed to be 18 or older. */
    adultConfirmedAt: { type: Date, default: null },
    ageAssurance: { type: ageAssurance },
    /** Time at which a link that was sent to the address was opened. */
    emailVerifiedAt: { type: Date, default: null },
    /** Marks of the devices that signed in before, newest last: `known-devices.ts`. */
    knownDevices: { type: [String], default: undefined },
    /** Set when everything of the account is being removed; the account itself goes last. */
    erasedAt: { type: Date },
    /** The run of the first picture with photos of oneself, which is free; see first-picture.ts. */
    giftRunId: { type: Schema.Types.ObjectId },
    /** True while nothing is to be remembered of them, and the characters that shall not alone. */
    memoryOff: { type: Boolean },
    memoryOffFor: { type: [Schema.Types.ObjectId], default: undefined },
    /** Words, in lower case, that keep what is public out of the lists that they see. */
    hiddenTags: { type: [String], default: undefined },
    /** Missing until they choose: `MATURE_PICTURES_AT_FIRST`. */
    maturePictures: { type: String, enum: MATURE_PICTURES },
    /** They were shown around at their first visit, or did not want to be. */
    welcomedAt: { type: Date },
    /** Missing for members. */
    role: { type: String, enum: ROLES, default: 'member' },
    plan: { type: String, enum: PLAN_NAMES, default: 'free' },
    /** The end of a plan that was bought; one without an end was given by an operator. */
    planUntil: { type: Date },
    suspension: { type: suspension },
    ...VISIBILITY_FIELDS,
    /**
     * Set while the account is locked, because its owner seems to be under 18: until somebody has
     * decided they can ask for a review, and take or erase what is theirs.
     */
    lockedAt: { type: Date },
    /** Until then nothing can be made public. */
    limitedUntil: { type: Date },
    strikes: { type: [strike], default: undefined },
    /** Those of decisions that an appeal took back: they stay, and count no more. */
    voidedStrikes: { type: [Schema.Types.ObjectId], default: undefined },
    erasureAsked: { type: erasureAsked },
    tokens: { type: Number, required: true, min: 0 },
    /** Tokens that were taken back after they had been spent. */
    debt: { type: Number, default: 0, min: 0 },
    /** The first day (`2026-11-22`) of the last period whose tokens were seen to, due or not. */
    refilledOn: { type: String },
    giving: { type: giving },
    holds: { type: [hold], default: [] },
    /** In the order they happened; the front ones leave first. */
    pendingEntries: { type: [pendingEntry], default: [] },
    /** Number of booked movements; those in `pendingEntries` follow them in the history. */
    bookedEntries: { type: Number, default: 0 },
  },
  { timestamps: true, collection: 'users' },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ erasedAt: 1 }, { sparse: true });
userSchema.index({ 'pictureCheck.state': 1, 'pictureCheck.at': 1 });
userSchema.index({ planUntil: 1 }, { sparse: true });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index(
  { role: 1 },
  { partialFilterExpression: { role: { $in: ['moderator', 'operator'] } } },
);
userSchema.index({ 'erasureAsked.dueAt': 1 }, { sparse: true });
// For housekeeping, which looks for holds and entries that were left behind.
userSchema.index({ 'holds.at': 1 }, { sparse: true });
userSchema.index({ 'pendingEntries.at': 1 }, { sparse: true });
// For the refill: who is due, of them those below the cap.
userSchema.index({ plan: 1, refilledOn: 1, tokens: 1 });

export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;
export const User = model('User', userSchema);
