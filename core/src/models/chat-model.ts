import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

/** A chat model that operators added at the desk, beside those of the configuration. */
const chatModelSchema = new Schema(
  {
    /** The model's id, by which conversations choose it. */
    _id: { type: String, required: true },
    /** `modelSettings` of the contract, as it was when somebody saved it; parsed on reading. */
    settings: { type: Schema.Types.Mixed, required: true },
    /** The server's key, sealed with a key of the environment: nothing else can read it. */
    sealedKey: { type: String },
    /** Kept, but offered to nobody. */
    isOff: { type: Boolean, default: false },
    /** `modelAudience` of the contract. */
    audience: { type: Schema.Types.Mixed, default: 'everyone' },
    /** Counts changes: one that is based on an older version is refused. */
    version: { type: Number, default: 1 },
  },
  { timestamps: true, collection: 'chat_models', minimize: false },
);

type ChatModelFields = InferSchemaType<typeof chatModelSchema>;
export type ChatModelDocument = HydratedDocument<ChatModelFields>;
export const ChatModel = model('ChatModel', chatModelSchema);
