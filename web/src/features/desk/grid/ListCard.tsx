import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { StaleNotice } from '../StaleNotice.tsx';
import type { Column } from './column.ts';
import { DataGrid } from './DataGrid.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Sort } from './sort.ts';

/** A list that is read page by page, as `usePagedList` gives it. */
interface Read<Row> {
  data: readonly Row[] | undefined;
  isError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  /** When `data` was read. */
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface Props<Row> {
  /** Names the rows: 'Members'. */
  what: string;
  columns: readonly Column<Row>[];
  read: Read<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  openId?: string | undefined;
  onOpen: (id: string) => void;
  /** Stands where there is no row. */
  empty: ReactNode;
}

/** A list of the desk in all its states. */
export function ListCard<Row extends { id: string }>({ read, empty, ...grid }: Props<Row>) {
  const { what, sort } = grid;
  const { data, isError, refetch } = read;
  const retry = (): void => inBackground(refetch());
  if (data === undefined) {
    return (
      <Card pad="none">
        {isError ? <LoadFailed what={what} onRetry={retry} /> : <RowsSkeleton />}
      </Card>
    );
  }
  return (
    <>
      {isError && <StaleNotice what={what} readAt={read.dataUpdatedAt} onRetry={retry} />}
      <Card pad="none">
        {data.length === 0 ? empty : <DataGrid {...grid} label={what} rows={data} />}
        <Foot read={read} isSorted={sort !== undefined} />
      </Card>
    </>
  );
}

function Foot<Row>({ read, isSorted }: { read: Read<Row>; isSorted: boolean }) {
  const { data = [], hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  if (data.length === 0) return null;
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="4"
      px="4"
      minH="14"
      borderTopWidth="1px"
      textStyle="small"
      color="fg.subtle"
    >
      <chakra.span role="status">
        {hasNextPage
          ? `The newest ${data.length.toLocaleString('en')}${isSorted ? ', sorted among themselves' : ''}`
          : `${data.length.toLocaleString('en')} in all`}
      </chakra.span>
      {hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          loading={isFetchingNextPage}
          onClick={() => inBackground(fetchNextPage())}
        >
          Show more
        </Button>
      )}
    </Flex>
  );
}
