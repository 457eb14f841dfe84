import { Flex, chakra } from '@chakra-ui/react';
import type { DeskCode } from '@vesper/core/contract/desk/promo-code';
import { Gift, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { switchDeskCode, useDeskCodes } from '../../../data/desk/desk-codes.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Column } from '../grid/column.ts';
import { ListCard } from '../grid/ListCard.tsx';
import { useAddress } from '../grid/use-address.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { When } from '../When.tsx';
import { NewCodeDialog } from './NewCodeDialog.tsx';

const FILTERS = [] as const;

const COLUMNS: readonly Column<DeskCode>[] = [
  {
    id: 'code',
    header: 'Code',
    draw: ({ code }) => <chakra.code fontFamily="mono">{code}</chakra.code>,
    order: ({ code }) => code,
    width: 180,
    inCard: 'title',
  },
  { id: 'note', header: 'Note', draw: ({ note }) => note ?? '–', order: ({ note }) => note ?? '' },
  {
    id: 'tokens',
    header: 'Tokens',
    draw: ({ tokens }) => tokens.toLocaleString('en'),
    order: ({ tokens }) => tokens,
    width: 100,
    isNumber: true,
  },
  {
    id: 'used',
    header: 'Redeemed',
    draw: ({ used, limit }) => `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`,
    order: ({ used }) => used,
    width: 130,
    isNumber: true,
  },
  {
    id: 'made',
    header: 'Made',
    draw: ({ createdAt }) => <When at={createdAt} />,
    order: ({ createdAt }) => createdAt,
    width: 110,
  },
  {
    id: 'state',
    header: 'State',
    draw: (code) => <State code={code} />,
    order: (code) => codeState(code, new Date()),
    width: 120,
    inCard: 'aside',
  },
];

function codeState({ isOff, used, limit, expiresAt }: DeskCode, now: Date) {
  if (isOff) return 'Off';
  if (used >= limit) return 'Used up';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'Expired' : 'Valid';
}

function State({ code }: { code: DeskCode }) {
  const word = codeState(code, new Date());
  return <Badge tone={word === 'Valid' ? 'positive' : 'neutral'}>{word}</Badge>;
}

/** Codes that members turn into tokens, each member once. */
export function CodeList() {
  const { sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskCodes();
  const may = useMay('codes.change');
  const [isNew, setIsNew] = useState(false);
  const open = may ? read.data?.find(({ id }) => id === openId) : undefined;
  return (
    <>
      {may && (
        <Flex justify="flex-end" mb="4">
          <Button icon={<Plus size={17} />} onClick={() => setIsNew(true)}>
            New code
          </Button>
        </Flex>
      )}
      <ListCard
        what="Codes"
        columns={COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={<EmptyState icon={<Gift size={26} />} title="No codes yet" />}
      />
      {open && <SwitchCodeDialog code={open} onClose={() => setOpenId(undefined)} />}
      {isNew && <NewCodeDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

function SwitchCodeDialog({ code, onClose }: { code: DeskCode; onClose: () => void }) {
  // As it stood when it was opened.
  const [turnsOff] = useState(!code.isOff);
  const verb = turnsOff ? 'Switch off' : 'Switch on';
  return (
    <StepDialog
      onClose={onClose}
      title={`${verb} ${code.code}`}
      description={
        turnsOff
          ? 'Nobody can redeem it any more. What it gave stays given.'
          : 'It can be redeemed again, within its limit and until its end.'
      }
      confirm={`${verb} ${code.code}`}
      isDanger={turnsOff}
      done={turnsOff ? 'The code is off' : 'The code is on'}
      onStep={({ reason }) => switchDeskCode(code.id, turnsOff, reason)}
    />
  );
}
