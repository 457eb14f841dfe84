import { chakra } from '@chakra-ui/react';
import type { DeskModels } from '@vesper/core/contract/desk/model';
import { Layers } from 'lucide-react';
import { Notice } from '../../../ui/Notice.tsx';

/** Models of the desk under whose ids the configuration has others. */
export function HiddenModels({ hidden }: Pick<DeskModels, 'hidden'>) {
  if (hidden.length === 0) return null;
  const ids = hidden.map(({ id }) => id).join(', ');
  return (
    <Notice tone="caution">
      <Layers size={17} aria-hidden />
      <span>
        The configuration now has models of its own under ids that were added here:{' '}
        <chakra.strong>{ids}</chakra.strong>. Those of the desk wait until it does no longer.
      </span>
    </Notice>
  );
}
