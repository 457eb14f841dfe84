import { LockKeyhole, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskKeys } from '../../../data/desk/desk-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { ListCard } from '../grid/ListCard.tsx';
import { useAddress } from '../grid/use-address.ts';
import { KEY_COLUMNS } from './key-columns.tsx';
import { KeySheet } from './KeySheet.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

const FILTERS = [] as const;

/** Keys with which scripts do what the desk can do. */
export function KeysDesk() {
  const { sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskKeys();
  const may = useMay('keys.change');
  const [isNew, setIsNew] = useState(false);
  const open = read.data?.find(({ id }) => id === openId);
  const make = may && (
    <Button icon={<Plus size={17} />} onClick={() => setIsNew(true)}>
      New key
    </Button>
  );
  return (
    <>
      <DeskHead title="Keys" action={make}>
        A script shows a key instead of a session. It may do what its scopes say, and no more than
        whoever made it may.
      </DeskHead>
      <ListCard
        what="Keys"
        columns={KEY_COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={
          <EmptyState
            icon={<LockKeyhole size={26} />}
            title="No keys yet"
            description="Everything at the desk is also an API; a key opens it."
          />
        }
      />
      {open && <KeySheet of={open} onClose={() => setOpenId(undefined)} />}
      {isNew && <NewKeyDialog onClose={() => setIsNew(false)} />}
    </>
  );
}
