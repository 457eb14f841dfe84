import type { DecisionAction } from '@vesper/core/contract/desk/case';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../Facts.tsx';
import { DECISION_WORDS } from './case-words.ts';

interface Props {
  actions: readonly DecisionAction[];
  onClose: () => void;
}

/** The keys by which cases are worked through. */
export function KeysHelp({ actions, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Keys" footer={<Button onClick={onClose}>Close</Button>}>
      <Facts
        facts={[
          ['j, k', 'Next and previous case of the list'],
          ['c', 'Claim'],
          ['b', 'Show or hide the picture'],
          ...actions.map(
            (action, index) => [String(index + 1), DECISION_WORDS[action].label] as const,
          ),
          ['e', 'Leave to operators'],
          ['u', 'Back to the list'],
          ['?', 'These keys'],
        ]}
      />
    </Dialog>
  );
}
