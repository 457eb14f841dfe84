import { RefreshCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { isReloading } from './stale-version.ts';
import { StuckScreen } from './StuckScreen.tsx';

/** Stands in for a screen that could not be loaded or drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (isReloading()) return <FullScreenSpinner />;
    return (
      <StuckScreen
        icon={<RefreshCw size={26} />}
        title="This page could not be shown"
        description="There may be a newer version of it. What you typed is kept on this device."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    );
  }
}
