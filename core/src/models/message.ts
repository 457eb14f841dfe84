import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { MESSAGE_ROLES, MESSAGE_STATUSES } from '../contract/message.ts';
import { REPLY_FINISHES } from '../contract/model.ts';
import { RUN_ENDS } from '../contract/run.ts';
import { keepTerms, TERMS } from './searchable.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

/** Still being written by its run. */
export const UNFINISHED = ['pending', 'streaming'] as const;

/** Filter for the messages that people and engines see: those the chosen versions lead to. */
export const SHOWN = { offPath: { $ne: true }, hiddenAt: { $exists: false } } as const;

/** The making of a version, `replyDetails` in the contract. */
const details = new Schema(
  {
    modelId: { type: String, required: true },
    model: { type: String, required: true },
    thinking: { type: String, default: null },
    finish: { type: String, enum: [...REPLY_FINISHES, null], default: null },
    promptTokens: { type: Number, default: null },
    cachedTokens: { type: Number, default: null },
    completionTokens: { type: Number, default: null },
    firstWordMs: { type: Number, default: null },
    totalMs: { type: Number, default: null },
    memoryIds: { type: [String], default: undefined },
  },
  { _id: false },
);

const variant = new Schema(
  {
    content: { type: String, default: '' },
    status: { type: String, enum: MESSAGE_STATUSES, required: true },
    /** Versions of one branch share what follows them; without a number it is branch 0. */
    branch: { type: Number },
    details: { type: details },
  },
  { _id: false },
);

const speaker = new Schema(
  {
    characterId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
  },
  { _id: false },
);

const picture = new Schema({
  /** Of the `ShownPicture`; copies of the message show the same one. */
  _id: { type: Schema.Types.ObjectId, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
});

const place = new Schema(
  {
    messageId: { type: Schema.Types.ObjectId, required: true },
    /** The branch of that message which it continues. */
    branch: { type: Number, default: 0 },
  },
  { _id: false },
);

const messageSchema = new Schema(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    role: { type: String, enum: MESSAGE_ROLES, required: true },
    content: { type: String, default: '' },
    /** By which `content` is found. */
    terms: TERMS,
    status: { type: String, enum: MESSAGE_STATUSES, required: true },
    /** The picture that a reply shows; also of the member's message that asked for it. */
    imageId: { type: Schema.Types.ObjectId },
    /** The pictures that the member shows with their words, oldest first. */
    pictures: { type: [picture], default: undefined },
    /** Who says it, in a group. The name is kept for when the character is gone. */
    speaker: { type: speaker },
    /** Of the version shown, as its `content` and `status` are; absent where no model wrote it. */
    details: { type: details },
    /** The companion wrote by itself, as the member had asked it to. */
    isFirstWord: { type: Boolean },
    /** The run that writes this message (assistant only). */
    runId: { type: Schema.Types.ObjectId },
    /**
     * All versions once there is more than one. `content` and `status` are always those of the
     * chosen one; its entry in the list is brought up to date when another one is chosen.
     */
    variants: { type: [variant], default: [] },
    /** Index of the chosen version in `variants`, from 0. */
    chosen: { type: Number, default: 0 },
    /** Index of the version to go back to when the one being written comes to nothing. */
    fallback: { type: Number },
    /**
     * The end of run `runId`. Kept beside `status`, which is that of the version shown: a run that
     * failed may have brought an earlier, complete version back.
     */
    runEnded: { type: String, enum: RUN_ENDS },
    /**
     * The message it comes after, and which branch of that. The first message has none, and those
     * written before there were branches follow each other in order of time.
     */
    follows: { type: place },
    /**
     * True when the versions chosen before it lead elsewhere. Derived from `follows` and `chosen`,
     * so that lists need not walk the tree; `settlePath` puts it right.
     */
    offPath: { type: Boolean },
    ...VISIBILITY_FIELDS,
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages' },
);
messageSchema.index({ conversationId: 1, createdAt: -1, _id: -1 });
messageSchema.index({ userId: 1, role: 1, createdAt: -1 });
// Of a word that is everywhere the newest come first.
messageSchema.index({ userId: 1, terms: 1, createdAt: -1 });
messageSchema.index({ imageId: 1 }, { sparse: true });
messageSchema.index({ 'pictures._id': 1 }, { sparse: true });

keepTerms(messageSchema, 'content');

export type MessageFields = InferSchemaType<typeof messageSchema>;
export type MessageDocument = HydratedDocument<MessageFields>;
export const Message = model('Message', messageSchema);
