import { useQuery } from '@tanstack/react-query';
import type {
  CreateLorebookRequest,
  LorebookDetails,
  LorebookView,
  UpdateLorebookRequest,
} from '@vesper/core/contract/lorebook';
import { unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { lorebookApi } from './lorebook-api.ts';

const ALL = ['api', 'lorebooks'] as const;
const one = (id: string) => ['api', 'lorebooks', id] as const;

/** The member's own lorebooks without their entries, the one changed last first. */
export function useLorebooks() {
  return useQuery<LorebookView[]>({
    queryKey: ALL,
    queryFn: lorebookApi.all,
    ...READ_ON_OPEN,
  });
}

/** One lorebook with all of its entries. */
export function useLorebook(id: string) {
  return useQuery<LorebookDetails>({
    queryKey: one(id),
    queryFn: () => lorebookApi.one(id),
    ...READ_ON_OPEN,
  });
}

/** Changes what is held of an open lorebook. */
export function holdLorebook(id: string, change: (held: LorebookDetails) => LorebookDetails): void {
  queryClient.setQueryData<LorebookDetails>(one(id), (held) => held && change(held));
}

function refreshList(): void {
  inBackground(queryClient.invalidateQueries({ queryKey: ALL, exact: true }));
}

/** @throws what the call throws, as do the others */
export async function createLorebook(values: CreateLorebookRequest): Promise<LorebookView> {
  const lorebook = await lorebookApi.create(values);
  refreshList();
  return lorebook;
}

export async function updateLorebook(id: string, values: UpdateLorebookRequest): Promise<void> {
  const saved = await lorebookApi.update(id, values);
  holdLorebook(id, (held) => ({ ...held, ...values, ...saved }));
  refreshList();
}

export async function duplicateLorebook(id: string): Promise<LorebookView> {
  const copy = await lorebookApi.duplicate(id);
  refreshList();
  return copy;
}

/** Makes a lorebook of a file; one without a name is called like the file. */
export async function importLorebook(file: File): Promise<LorebookView> {
  const name = file.name.replace(/\.[a-z]+$/i, '').slice(0, 100);
  const lorebook = await lorebookApi.importFile(file, name);
  refreshList();
  return lorebook;
}

export async function deleteLorebook(id: string): Promise<void> {
  await lorebookApi.remove(id).catch(unlessMissing);
  queryClient.setQueryData<LorebookView[]>(ALL, (all) => all?.filter((it) => it.id !== id));
  queryClient.removeQueries({ queryKey: one(id) });
}
