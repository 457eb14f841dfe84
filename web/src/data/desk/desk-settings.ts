import { useQuery } from '@tanstack/react-query';
import {
  deskLegal,
  deskSetting,
  deskSettings,
  type DeskLegal,
  type DeskSetting,
} from '@vesper/core/contract/desk/setting';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'desk', 'settings'] as const;

/** All settings of the desk, by their names. */
export function useDeskSettings() {
  return useQuery<readonly DeskSetting[]>({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await request(deskSettings, 'GET', '/api/desk/settings', { signal })).settings,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

interface Change {
  name: string;
  /** Of what was read. */
  version: number;
  value: unknown;
  reason: string;
}

/** @throws ApiError `changed_meanwhile` when somebody else was quicker */
export async function changeDeskSetting({ name, ...body }: Change): Promise<void> {
  const changed = await request(deskSetting, 'PUT', `/api/desk/settings/${name}`, { body });
  queryClient.setQueryData<readonly DeskSetting[]>(KEY, (all) =>
    all?.map((one) => (one.name === name ? changed : one)),
  );
}

/** Reads the settings again: somebody else has changed one. */
export function refreshDeskSettings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

export function useDeskLegal() {
  return useQuery<DeskLegal>({
    queryKey: ['api', 'desk', 'legal'],
    queryFn: ({ signal }) => request(deskLegal, 'GET', '/api/desk/legal', { signal }),
    ...READ_ON_OPEN,
  });
}
