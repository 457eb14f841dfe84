import type { PictureOrigin } from '@vesper/core/contract/made-here';
import { useEffect, useRef, useState } from 'react';
import { askOrigin, originObjection } from '../../data/made-here/ask-origin.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';

const FAILED = 'This picture could not be looked at. Please try again in a moment.';

/** What is known of the picture that was chosen last. */
export type OriginState =
  | { step: 'empty' }
  | { step: 'checking' }
  | { step: 'known'; origin: PictureOrigin }
  | { step: 'refused'; why: string };

interface Asked {
  state: OriginState;
  /** Address and name of the picture itself, to be shown beside the answer. */
  shown: { src: string; name: string } | undefined;
  ask: (file: File) => void;
}

/** Asks where pictures come from, one at a time: the last one chosen is the one that counts. */
export function useOrigin(): Asked {
  const [state, setState] = useState<OriginState>({ step: 'empty' });
  const [shown, setShown] = useState<Asked['shown']>();
  const last = useRef<File>(undefined);

  // The browser keeps a file in memory as long as it has an address.
  useEffect(() => () => URL.revokeObjectURL(shown?.src ?? ''), [shown]);

  const find = async (file: File): Promise<OriginState> => {
    try {
      return { step: 'known', origin: await askOrigin(file) };
    } catch (error) {
      return { step: 'refused', why: serverMessage(error, FAILED) };
    }
  };

  const ask = (file: File): void => {
    last.current = file;
    const why = originObjection(file);
    if (why !== undefined) {
      setShown(undefined);
      setState({ step: 'refused', why });
      return;
    }
    setShown({ src: URL.createObjectURL(file), name: file.name });
    setState({ step: 'checking' });
    inBackground(
      find(file).then((found) => {
        if (last.current === file) setState(found);
      }),
    );
  };
  return { state, shown, ask };
}
