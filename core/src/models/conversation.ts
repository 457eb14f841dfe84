import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

const conversationSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    characterId: { type: Schema.Types.ObjectId, default: null },
  },
  { timestamps: true, collection: 'conversations' },
);
conversationSchema.index({ userId: 1, updatedAt: -1, _id: -1 });

export type ConversationFields = InferSchemaType<typeof conversationSchema>;
export type ConversationDocument = HydratedDocument<ConversationFields>;
export const Conversation = model('Conversation', conversationSchema);
