import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { MESSAGE_ROLES } from '../contract/message.ts';
import { VISIBILITY_FIELDS } from './visibility.ts';

const said = new Schema(
  {
    role: { type: String, enum: MESSAGE_ROLES, required: true },
    /** Null for a member who left their name out. */
    name: { type: String, default: null },
    content: { type: String, default: '' },
    hasPicture: { type: Boolean },
  },
  { _id: false },
);

/** A conversation as it was when its owner shared it: what happens to it later is not in here. */
const shareSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** One link each: sharing again renews what the link shows. */
    conversationId: { type: Schema.Types.ObjectId, required: true },
    /** `<userId>:<n>`: the unique index is the limit of how many there may be. */
    slot: { type: String, required: true },
    /** The secret part of the link. It is kept as it is, so that its owner can copy it again. */
    token: { type: String, required: true },
    title: { type: String, required: true },
    speakers: { type: [String], required: true },
    withName: { type: Boolean, required: true },
    messages: { type: [said], required: true },
    messageCount: { type: Number, required: true },
    isCut: { type: Boolean, required: true },
    ...VISIBILITY_FIELDS,
    sharedAt: { type: Date, required: true },
  },
  { collection: 'shares' },
);
shareSchema.index({ token: 1 }, { unique: true });
shareSchema.index({ conversationId: 1 }, { unique: true });
shareSchema.index({ slot: 1 }, { unique: true });
shareSchema.index({ userId: 1, sharedAt: -1 });

export type ShareFields = InferSchemaType<typeof shareSchema>;
export type ShareDocument = HydratedDocument<ShareFields>;
export const Share = model('Share', shareSchema);
