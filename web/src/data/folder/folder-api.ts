import { folderView, type FolderView } from '@vesper/core/contract/folder';
import { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';

const PATH = '/api/folders';

/** The calls about folders of conversations. */
export const folderApi = {
  list: (): Promise<FolderView[]> => request(z.array(folderView), 'GET', PATH),
  create: (name: string): Promise<FolderView> =>
    request(folderView, 'POST', PATH, { body: { name } }),
  rename: (id: string, name: string): Promise<FolderView> =>
    request(folderView, 'PATCH', `${PATH}/${id}`, { body: { name } }),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `${PATH}/${id}`),
};
