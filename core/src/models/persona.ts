import { model, Schema, type InferSchemaType, type HydratedDocument } from 'mongoose';

const personaSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: '' },
    /** Time at which its picture was stored, which is the version in its address; null without one. */
    picturedAt: { type: Date, default: null },
    /** Time at which it was last made the default; see `defaultPersona`. */
    madeDefaultAt: { type: Date, default: null },
    /** `<userId>:<n>`: the unique index is the limit of how many there may be. */
    slot: { type: String, required: true },
  },
  { timestamps: true, collection: 'personas' },
);
personaSchema.index({ userId: 1, createdAt: 1 });
personaSchema.index({ slot: 1 }, { unique: true });

export type PersonaFields = InferSchemaType<typeof personaSchema>;
export type PersonaDocument = HydratedDocument<PersonaFields>;
export const Persona = model('Persona', personaSchema);
