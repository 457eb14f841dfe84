import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { inBackground } from '../lib/in-background.ts';

interface Props {
  what: string;
  read: { isError: boolean; refetch: () => Promise<unknown> };
  /** The shape of what is on its way. */
  children: ReactNode;
}

/** Stands where nothing was read yet: the shape of it, or a card with the way to try again. */
export function NotLoaded({ what, read, children }: Props) {
  if (!read.isError) return children;
  return (
    <Card pad="none">
      <LoadFailed what={what} onRetry={() => inBackground(read.refetch())} />
    </Card>
  );
}
