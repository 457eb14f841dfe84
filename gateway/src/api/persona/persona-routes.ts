import { z } from 'zod';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  createPersonaRequest,
  personaView,
  updatePersonaRequest,
  type PersonaView,
} from '@vesper/core/contract/persona';
import { AppError } from '@vesper/core/errors';
import { Conversation } from '@vesper/core/models/conversation';
import { Persona } from '@vesper/core/models/persona';
import { defaultPersona } from '@vesper/core/personas/default-persona';
import { personasOf } from '@vesper/core/personas/persona-of';
import { presentPersona } from '@vesper/core/presenters/persona';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { route, type Route } from '../../http/route.ts';
import { personas } from '../../resources/persona.ts';
import { assertSafe, SAFETY_REFUSALS, type SafetyParts } from '../safety/assert-safe.ts';
import { changePicture } from './persona-picture.ts';
import { createInSlot } from './persona-slot.ts';

async function presentAll(userId: string): Promise<PersonaView[]> {
  const own = await personasOf(userId);
  const standard = defaultPersona(own);
  return own.map((persona) => presentPersona(persona, standard));
}

/** @throws AppError `not_found` when it was deleted meanwhile */
async function presentOne(userId: string, personaId: string): Promise<PersonaView> {
  const view = (await presentAll(userId)).find(({ id }) => id === personaId);
  if (!view) throw new AppError('not_found');
  return view;
}

interface Texts {
  name: string;
  description: string;
}

/** A persona is a character that somebody plays, and they speak as it: the rules of both hold. */
async function assertSafePersona(
  context: SafetyParts,
  changed: Partial<Texts>,
  all: Texts,
): Promise<void> {
  const { name, description } = changed;
  const field = description === undefined ? 'name' : 'description';
  const together = `${all.name}\n${all.description}`;
  // First as said by the member, whom it locks out when they are under 18.
  await assertSafe(context, together, 'message', field);
  if (name !== undefined) await assertSafe(context, name, 'character', 'name');
  await assertSafe(context, together, 'character', field);
}

const list = route({
  method: 'get',
  path: '/api/personas',
  access: 'user',
  policy: 'self',
  summary: 'Your personas, the oldest first: who you can be in a talk.',
  responses: { 200: z.array(personaView) },
  async handler({ user }) {
    return { status: 200, body: await presentAll(user.id) };
  },
});

const create = route({
  method: 'post',
  path: '/api/personas',
  access: 'user',
  policy: 'self',
  speaks: true,
  summary: 'Makes a persona; the first one is your default.',
  body: createPersonaRequest,
  bodyBytes: LIMITS.textsBodyBytes,
  responses: { 201: personaView },
  refuses: ['personas_full', 'upload_not_found', 'bad_picture', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    const { name, description, pictureUrl, isDefault } = body;
    await assertSafePersona(context, { name, description }, { name, description });
    const madeDefaultAt = isDefault ? context.clock.now() : null;
    const { _id, id } = await createInSlot(user.id, { name, description, madeDefaultAt });
    try {
      const picturedAt = await changePicture(
        context,
        { userId: user.id, personaId: id },
        pictureUrl,
      );
      if (picturedAt) await Persona.updateOne({ _id }, { $set: { picturedAt } });
    } catch (err) {
      await Persona.deleteOne({ _id });
      throw err;
    }
    return { status: 201, body: await presentOne(user.id, id) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/personas/:id',
  access: 'user',
  policy: { resource: personas, action: 'change' },
  speaks: true,
  summary: 'Changes a persona of yours, or makes it the default; what is left out stays.',
  params: idParams,
  body: updatePersonaRequest,
  bodyBytes: LIMITS.textsBodyBytes,
  responses: { 200: personaView },
  refuses: ['upload_not_found', 'bad_picture', ...SAFETY_REFUSALS],
  async handler({ context, body, user, target: current }) {
    const { pictureUrl, isDefault, ...texts } = body;
    if (texts.name !== undefined || texts.description !== undefined) {
      const { name, description } = current;
      await assertSafePersona(context, texts, { name, description, ...texts });
    }
    const place = { userId: user.id, personaId: current.id };
    const picturedAt = await changePicture(context, place, pictureUrl);
    await Persona.updateOne(
      { _id: current._id },
      {
        $set: {
          ...texts,
          ...(isDefault && { madeDefaultAt: context.clock.now() }),
          ...(picturedAt !== undefined && { picturedAt }),
        },
      },
    );
    return { status: 200, body: await presentOne(user.id, current.id) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/personas/:id',
  access: 'user',
  policy: { resource: personas, action: 'change' },
  summary: 'Deletes a persona of yours; talks that used it go on with your default one.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, user, target: { _id, id } }) {
    await Persona.deleteOne({ _id });
    await context.storage.delete(objectKeys.persona(user.id, id));
    // Those that still name it fall back as well; this only leaves no loose end.
    const named = { userId: user.id, personaId: _id };
    await Conversation.updateMany(named, { $set: { personaId: null } }, { timestamps: false });
    return { status: 200, body: OK };
  },
});

export const personaRoutes: Route[] = [list, create, update, remove];
