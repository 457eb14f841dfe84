import { talkImportView, type TalkImportView } from '@vesper/core/contract/transcript';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { queryClient } from '../../lib/query.ts';
import { ApiError } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';

const PATH = '/api/conversations/imports';
const KEY = ['api', 'conversation-imports'] as const;
/** While a file is being read its progress is asked for this often. */
const POLL_MS = 1_000;

export const isUnderWay = ({ state }: TalkImportView): boolean =>
  state === 'waiting' || state === 'working';

/** Sends a file of conversations. @throws ApiError on any answer that is not 2xx */
export async function sendTranscript(file: File): Promise<void> {
  const response = await fetch(PATH, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/** The files that were sent last, the newest first; read again while one is under way. */
export function useTalkImports() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => request(z.array(talkImportView), 'GET', PATH),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? POLL_MS : false),
  });
}
