import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';

interface Props {
  status: 'pending' | 'error' | 'success';
  onRetry: () => void;
  children: ReactNode;
}

/** The content of the log: its shape while it loads, why it is missing, or what was said. */
export function LogContent({ status, onRetry, children }: Props) {
  if (status === 'pending') return <TimelineSkeleton />;
  return status === 'success' ? children : <LogFailed onRetry={onRetry} />;
}

export function LogFailed({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <EmptyState
      icon={<CloudOff size={26} />}
      title="The messages could not be loaded"
      description="They are safe. Check your connection and try again."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
