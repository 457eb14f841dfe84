import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';

/** Something a member is told later, because none of their tabs was in front. */
const notificationSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Its cause, so that it is told once: `<runId>`. */
    key: { type: String, required: true },
    type: { type: String, required: true },
    title: { type: String, required: true },
    body: { type: String, required: true },
    /** Ids the client needs to open it. */
    data: { type: Map, of: String, default: {} },
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { collection: 'notifications' },
);
notificationSchema.index({ userId: 1, key: 1 }, { unique: true });
notificationSchema.index({ userId: 1, createdAt: -1, _id: -1 });

export type NotificationFields = InferSchemaType<typeof notificationSchema>;
export type NotificationDocument = HydratedDocument<NotificationFields>;
export const Notification = model('Notification', notificationSchema);
