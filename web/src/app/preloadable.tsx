import { useState, type ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

/**
 * A part that is loaded when it is first shown, or before. What has arrived by then shows at once:
 * `lazy` alone would wait for it once more, and React holds such a wait back for a third of a second.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const Later = lazyPart(preload, OfflineScreen);

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Part, preload };
}
