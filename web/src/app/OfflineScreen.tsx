import { WifiOff } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Stands in the place of a screen that waits for the network. */
export function OfflineScreen() {
  return (
    <div role="status">
      <EmptyState
        level="h1"
        icon={<WifiOff size={26} />}
        title="You are offline"
        description="This screen opens by itself when the connection is back. What you opened before works meanwhile."
      />
    </div>
  );
}
