import type { LorebookView } from '@vesper/core/contract/lorebook';
import { Copy, Download, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { lorebookApi } from '../../data/lorebook/lorebook-api.ts';
import { duplicateLorebook } from '../../data/lorebook/lorebooks.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { downloadName, saveFile } from '../../lib/download.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import type { MenuItem } from '../../ui/Menu.tsx';

interface Options {
  /** There is no room for a further one. */
  isFull?: boolean;
  onDelete: () => void;
}

const sayFailed = (error: unknown, fallback: string): void =>
  showToast({ title: 'Error', description: serverMessage(error, fallback), kind: 'failure' });

/** The rarer things to do with a lorebook. */
export function useBookActions(
  { id, name }: Pick<LorebookView, 'id' | 'name'>,
  { isFull = false, onDelete }: Options,
): MenuItem[] {
  const navigate = useNavigate();
  const duplicate = async (): Promise<void> => {
    try {
      const copy = await duplicateLorebook(id);
      showToast({ title: 'Lorebook duplicated', description: copy.name, kind: 'success' });
      await navigate(`/lorebooks/${copy.id}`);
    } catch (error) {
      sayFailed(error, 'Failed to duplicate the lorebook');
    }
  };
  const download = async (): Promise<void> => {
    try {
      await saveFile(lorebookApi.filePath(id), downloadName(name, 'json'));
    } catch (error) {
      sayFailed(error, `Failed to export ${name}. Please try again.`);
    }
  };
  return [
    {
      id: 'export',
      label: 'Export as JSON',
      icon: <Download size={16} />,
      onSelect: () => inBackground(download()),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={16} />,
      disabled: isFull,
      onSelect: () => inBackground(duplicate()),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 size={16} />,
      danger: true,
      onSelect: onDelete,
    },
  ];
}
