import { model, Schema, type HydratedDocument, type InferSchemaType } from 'mongoose';
import { ANNOUNCEMENT_TONES } from '../contract/desk/announcement.ts';

/** A banner for members, from its beginning to its end. */
const announcementSchema = new Schema(
  {
    text: { type: String, required: true },
    tone: { type: String, enum: ANNOUNCEMENT_TONES, required: true },
    link: { type: String, default: null },
    linkText: { type: String, default: null },
    language: { type: String, required: true },
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, default: null },
    isOff: { type: Boolean, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'announcements' },
);
announcementSchema.index({ startsAt: -1 });

export type AnnouncementDocument = HydratedDocument<InferSchemaType<typeof announcementSchema>>;
export const Announcement = model('Announcement', announcementSchema);
