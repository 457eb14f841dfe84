import {
  personaView,
  type CreatePersonaRequest,
  type PersonaView,
  type UpdatePersonaRequest,
} from '@vesper/core/contract/persona';
import { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';

const PATH = '/api/personas';

/** The calls about personas. */
export const personaApi = {
  list: (): Promise<PersonaView[]> => request(z.array(personaView), 'GET', PATH),
  create: (body: CreatePersonaRequest): Promise<PersonaView> =>
    request(personaView, 'POST', PATH, { body }),
  update: (id: string, body: UpdatePersonaRequest): Promise<PersonaView> =>
    request(personaView, 'PATCH', `${PATH}/${id}`, { body }),
  remove: (id: string, { keepalive = false } = {}): Promise<unknown> =>
    request(ignored, 'DELETE', `${PATH}/${id}`, { keepalive }),
};
