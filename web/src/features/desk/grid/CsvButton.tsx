import { Download } from 'lucide-react';
import { csvAddress, type DeskQuery } from '../../../data/desk/desk-list.ts';
import { saveFile } from '../../../lib/download.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  /** Of the list. */
  path: string;
  /** The filter that stands. */
  query: DeskQuery;
  /** Begins the file's name. */
  name: string;
}

/** Takes out what the filter finds, as a file for a spreadsheet. */
export function CsvButton({ path, query, name }: Props) {
  const [busy, run] = useBusy();
  const save = async (): Promise<void> => {
    try {
      const day = new Date().toISOString().slice(0, 10);
      await saveFile(csvAddress(path, query), `${name}-${day}.csv`);
    } catch {
      showToast({ title: 'The file could not be made', kind: 'failure' });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Download size={17} />}
      loading={busy}
      onClick={() => run(save)}
    >
      CSV
    </Button>
  );
}
