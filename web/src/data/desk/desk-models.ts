import { useQuery } from '@tanstack/react-query';
import { okBody } from '@vesper/core/contract/common';
import {
  deskImageModels,
  deskModel,
  deskModels,
  modelTrial,
  painterTrial,
  type addModelRequest,
  type changeModelRequest,
  type DeskImageModels,
  type DeskModel,
  type DeskModels,
  type ModelTrial,
  type PainterTrial,
  type tryModelRequest,
} from '@vesper/core/contract/desk/model';
import type { z } from 'zod';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { refreshModels } from '../model/use-models.ts';

const PATH = '/api/desk/models';
const KEY = ['api', 'desk', 'models'] as const;
/** States change without anybody's doing. */
const EVERY_MS = 10_000;

const read = (signal?: AbortSignal) =>
  request(deskModels, 'GET', PATH, { ...(signal && { signal }) });

/** How the models of pictures were used lately. */
export function useDeskImageModels() {
  return useQuery<DeskImageModels>({
    queryKey: ['api', 'desk', 'image-models'],
    queryFn: ({ signal }) => request(deskImageModels, 'GET', '/api/desk/image-models', { signal }),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

/** All chat models and how they do, as long as somebody looks at them. */
export function useDeskModels() {
  return useQuery<DeskModels>({
    queryKey: KEY,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Reads the models again, here and wherever members choose one. */
export async function refreshDeskModels(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), refreshModels()]);
}

/** The model as it stands at the server; undefined when it is gone. */
export async function readDeskModel(id: string): Promise<DeskModel | undefined> {
  const all = await read();
  queryClient.setQueryData<DeskModels>(KEY, all);
  return all.models.find((model) => model.id === id);
}

export async function addDeskModel(body: z.input<typeof addModelRequest>): Promise<void> {
  await request(deskModel, 'POST', PATH, { body });
  await refreshDeskModels();
}

/** @throws ApiError `changed_meanwhile` when somebody else was quicker */
export async function changeDeskModel(
  id: string,
  body: z.input<typeof changeModelRequest>,
): Promise<void> {
  await request(deskModel, 'PATCH', pathOf(id), { body });
  await refreshDeskModels();
}

/** @throws ApiError `changed_meanwhile` when somebody else was quicker */
export async function removeDeskModel(
  { id, version }: Pick<DeskModel, 'id' | 'version'>,
  reason: string,
): Promise<void> {
  await request(okBody, 'DELETE', pathOf(id), { body: { version, reason } });
  await refreshDeskModels();
}

/** @throws ApiError `changed_meanwhile` when somebody else was quicker */
export async function orderDeskModels(ids: readonly string[], version: number): Promise<void> {
  const body = { ids, version };
  queryClient.setQueryData<DeskModels>(
    KEY,
    await request(deskModels, 'PUT', `${PATH}/order`, { body }),
  );
  await refreshModels();
}

/** Says a sentence to a model; nothing of it is kept. */
export function tryDeskModel(body: z.input<typeof tryModelRequest>): Promise<ModelTrial> {
  return request(modelTrial, 'POST', `${PATH}/try`, { body, readsOnly: true });
}

/** Has a prompt painted once; nothing of it is kept. */
export function tryDeskPainter(prompt: string): Promise<PainterTrial> {
  const body = { prompt };
  return request(painterTrial, 'POST', '/api/desk/painter/try', { body, readsOnly: true });
}
