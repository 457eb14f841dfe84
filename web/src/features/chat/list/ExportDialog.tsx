import { Flex } from '@chakra-ui/react';
import type { TranscriptFormat } from '@vesper/core/contract/transcript';
import { Download } from 'lucide-react';
import { serverMessage } from '../../../lib/api-error.ts';
import { downloadName, saveFile } from '../../../lib/download.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { beginExport, useListState } from './list-store.ts';

/** The kinds of file, with what each is good for. */
const KINDS: readonly { format: TranscriptFormat; ending: string; label: string }[] = [
  { format: 'json', ending: 'json', label: 'JSON: everything, to import it again' },
  { format: 'markdown', ending: 'md', label: 'Markdown: to read and to print' },
  { format: 'jsonl', ending: 'jsonl', label: 'JSONL: for SillyTavern and its kin' },
];

/** Offers a conversation as a file. */
export function ExportDialog() {
  const { exporting } = useListState();
  const close = (): void => beginExport(null);
  const save = async (format: TranscriptFormat, ending: string): Promise<void> => {
    if (!exporting) return;
    close();
    try {
      const path = `/api/conversations/${exporting.id}/file?format=${format}`;
      await saveFile(path, downloadName(exporting.title, ending));
    } catch (error) {
      const description = serverMessage(error, 'The file could not be made. Please try again.');
      showToast({ title: 'Not exported', description, kind: 'failure' });
    }
  };
  return (
    <Dialog
      open={exporting !== null}
      onClose={close}
      title="Export conversation"
      description={exporting?.title}
    >
      <Flex direction="column" gap="2" pb="2">
        {KINDS.map(({ format, ending, label }) => (
          <Button
            key={format}
            variant="secondary"
            justifyContent="flex-start"
            icon={<Download size={17} aria-hidden />}
            onClick={() => inBackground(save(format, ending))}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Dialog>
  );
}
