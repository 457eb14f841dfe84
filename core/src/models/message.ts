import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';
import { MESSAGE_ROLES, MESSAGE_STATUSES } from '../contract/message.ts';
import { RUN_ENDS } from '../contract/run.ts';

/** Still being written by its run. */
export const UNFINISHED = ['pending', 'streaming'] as const;

const variant = new Schema(
  {
    content: { type: String, default: '' },
    status: { type: String, enum: MESSAGE_STATUSES, required: true },
  },
  { _id: false },
);

const messageSchema = new Schema(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    role: { type: String, enum: MESSAGE_ROLES, required: true },
    content: { type: String, default: '' },
    status: { type: String, enum: MESSAGE_STATUSES, required: true },
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
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages' },
);
messageSchema.index({ conversationId: 1, createdAt: -1, _id: -1 });
messageSchema.index({ userId: 1, role: 1, createdAt: -1 });

export type MessageFields = InferSchemaType<typeof messageSchema>;
export type MessageDocument = HydratedDocument<MessageFields>;
export const Message = model('Message', messageSchema);
