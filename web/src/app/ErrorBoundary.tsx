import { Center } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { isReloading } from './stale-version.ts';

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
      <Center as="main" minH="100dvh">
        <EmptyState
          icon={<RefreshCw size={26} />}
          level="h1"
          title="This page could not be shown"
          description="There may be a newer version of it. What you typed is kept on this device."
          action={<Button onClick={() => location.reload()}>Reload</Button>}
        />
      </Center>
    );
  }
}
