import type { LorebookDetails } from '@vesper/core/contract/lorebook';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { addEntry, useLeavingEntries } from '../../data/lorebook/entries.ts';
import { flushDrafts, hasDrafts } from '../../data/lorebook/entry-drafts.ts';
import { inBackground } from '../../lib/in-background.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Page } from '../../ui/Page.tsx';
import { BookDialog } from './BookDialog.tsx';
import { BookHead } from './BookHead.tsx';
import { DeleteLorebookDialog } from './DeleteLorebookDialog.tsx';
import { EntryTable } from './EntryTable.tsx';
import { NoEntries } from './NoEntries.tsx';

/** Nothing that was typed is lost when the page is left. */
function useKeptDrafts(): void {
  useEffect(() => {
    const leave = (): void => flushDrafts({ keepalive: true });
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasDrafts()) event.preventDefault();
    };
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', ask);
      flushDrafts();
    };
  }, []);
}

export function OpenLorebook({ lorebook }: { lorebook: LorebookDetails }) {
  useKeptDrafts();
  const navigate = useNavigate();
  const leaving = useLeavingEntries();
  const [settings, setSettings] = useState(false);
  const [doomed, setDoomed] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const [adding, run] = useBusy();
  const { id, name, characterId } = lorebook;
  const entries = lorebook.entries.filter((entry) => !leaving.has(entry.id));
  const home = characterId === null ? '/lorebooks' : `/characters/${characterId}`;
  const add = (): void =>
    run(async () => {
      const entry = await addEntry(id);
      if (entry) setFresh(entry.id);
    });

  return (
    <Page>
      <BookHead
        lorebook={lorebook}
        home={home}
        adding={adding}
        onAdd={add}
        onSettings={() => setSettings(true)}
        onDelete={() => setDoomed(true)}
      />
      {entries.length === 0 ? (
        <NoEntries adding={adding} onAdd={add} />
      ) : (
        <EntryTable key={fresh} bookId={id} entries={entries} fresh={fresh} />
      )}
      <BookDialog
        key={`${name} ${settings}`}
        open={settings}
        lorebook={lorebook}
        onClose={() => setSettings(false)}
      />
      <DeleteLorebookDialog
        lorebook={doomed ? lorebook : null}
        onClose={() => setDoomed(false)}
        onDeleted={() => inBackground(navigate(home, { replace: true }))}
      />
    </Page>
  );
}
