import { useQuery } from '@tanstack/react-query';
import type { PersonaView } from '@vesper/core/contract/persona';
import { useMemo } from 'react';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { useLeavingPersonas } from './delete-persona.ts';
import { personaApi } from './persona-api.ts';
import { PERSONAS_KEY } from './persona-cache.ts';

const READ = { queryKey: PERSONAS_KEY, queryFn: personaApi.list };

/** The personas of the member, the oldest first; those that are being deleted are not among them. */
export function usePersonas() {
  const leaving = useLeavingPersonas();
  const read = useQuery<readonly PersonaView[]>({ ...READ, ...READ_ON_OPEN });
  const { data } = read;
  const personas = useMemo(() => data?.filter(({ id }) => !leaving.has(id)), [data, leaving]);
  return { ...read, personas };
}

/** The name by which companions call the member where they chose no other; undefined for none. */
export function usePersonaName(): string | undefined {
  const { data } = useQuery<readonly PersonaView[]>(READ);
  return data?.find(({ isDefault }) => isDefault)?.name;
}
