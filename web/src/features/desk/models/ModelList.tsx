import { Box } from '@chakra-ui/react';
import type { DeskModel, DeskModels } from '@vesper/core/contract/desk/model';
import { useMay } from '../../../data/desk/desk-access.ts';
import {
  changeDeskModel,
  orderDeskModels,
  refreshDeskModels,
} from '../../../data/desk/desk-models.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { ModelRow } from './ModelRow.tsx';
import type { ModelStep } from './model-step.ts';

interface Props {
  models: DeskModels;
  onStep: (step: ModelStep) => void;
}

/** All models in their order. */
export function ModelList({ models: { models, orderVersion }, onStep }: Props) {
  const mayChange = useMay('models.change');
  const [busy, run] = useBusy();
  const step = (work: () => Promise<unknown>): void =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        const title = serverMessage(error, 'That did not work. Please try again.');
        showToast({ title, kind: 'failure' });
        await refreshDeskModels();
      }
    });
  const move = (from: number, to: number): void => {
    const ids = models.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    step(() => orderDeskModels(ids, orderVersion));
  };
  const toggle = ({ id, version, isOff }: DeskModel): void =>
    step(() => changeDeskModel(id, { version, isOff: !isOff }));
  return (
    <Box as="ul" aria-label="Models" aria-busy={busy} listStyleType="none">
      {models.map((model, at) => (
        <ModelRow
          key={model.id}
          model={model}
          onStep={onStep}
          {...(mayChange && {
            order: {
              onFirst: at > 0 ? () => move(at, 0) : undefined,
              onUp: at > 0 ? () => move(at, at - 1) : undefined,
              onDown: at < models.length - 1 ? () => move(at, at + 1) : undefined,
            },
            onToggle: () => toggle(model),
          })}
        />
      ))}
    </Box>
  );
}
