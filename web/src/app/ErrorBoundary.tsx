import { RefreshCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { isReloading } from '../lib/stale-version.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { StuckScreen } from './StuckScreen.tsx';

interface Props {
  /** Fills the window, or the place of the screen with the shell around it. */
  within?: 'window' | 'shell';
  children: ReactNode;
}

/** Stands in for a screen that could not be loaded or drawn. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (isReloading()) return <FullScreenSpinner />;
    const Frame = this.props.within === 'shell' ? EmptyState : StuckScreen;
    return (
      <Frame
        level="h1"
        icon={<RefreshCw size={26} />}
        title="This page could not be shown"
        description="There may be a newer version of it. What you typed is kept on this device."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    );
  }
}
