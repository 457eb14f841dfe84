import type { DeskModel } from '@vesper/core/contract/desk/model';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ModelForm } from './ModelForm.tsx';

interface Props {
  /** Null for a new one. */
  model: DeskModel | null;
  keepsKeys: boolean;
  onClose: () => void;
}

/** One dialog to add a model and to change it. Mount it when it is wanted. */
export function ModelDialog({ model, keepsKeys, onClose }: Props) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={model ? `Change ${model.name}` : 'Add a model'}
      submit={model ? 'Save changes' : 'Add model'}
      sending="Saving..."
    >
      {(form) => <ModelForm {...form} model={model} keepsKeys={keepsKeys} />}
    </FormDialog>
  );
}
