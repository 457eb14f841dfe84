import { Box } from '@chakra-ui/react';
import type { DeskModel } from '@vesper/core/contract/desk/model';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { placeWords } from './model-words.ts';
import { TryBox } from './TryBox.tsx';

interface Props {
  model: DeskModel;
  onClose: () => void;
}

/** A sentence to one of the models, as it is saved. */
export function TrySheet({ model, onClose }: Props) {
  return (
    <SideSheet open onClose={onClose} title={`Try ${model.name}`} description={placeWords(model)}>
      <Box pt="3">
        <TryBox target={(text) => ({ id: model.id, text })} />
      </Box>
    </SideSheet>
  );
}
