import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { inBackground } from './in-background.ts';
import { untilReachable } from './reachable.ts';
import { recoverFromLoss } from './stale-version.ts';

/**
 * A part of the app that is its own file on the network. Where the network is away the rest stays;
 * `Waiting` stands in for the part until it can be loaded, which then comes by itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if ((await recoverFromLoss()) === 'unreachable') return { default: standIn(load, Waiting) };
      throw error;
    }
  });
}

/** Dialogs and panels: one that was asked for and cannot come yet is simply not there yet. */
const Nothing = () => null;

/** Makes what stands in for the part: React keeps it, so the part itself comes to stand in it. */
function standIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const find = async (): Promise<void> => {
    await untilReachable();
    try {
      part ??= await load();
    } catch (error) {
      if ((await recoverFromLoss()) !== 'unreachable') throw error;
      await find();
    }
  };
  return function StandIn(props) {
    const [, setIsFound] = useState(part !== undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      const fail = (error: unknown) => {
        setFailure(error instanceof Error ? error : new Error('A part could not be loaded.'));
      };
      if (!part) inBackground(find().then(() => setIsFound(true), fail));
    }, []);
    // For the error boundary: the network is back, and the part is not there.
    if (failure) throw failure;
    const Part = part;
    return Part ? <Part {...props} /> : <Waiting />;
  };
}
