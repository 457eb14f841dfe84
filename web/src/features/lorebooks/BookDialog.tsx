import { FormDialog } from '../../ui/FormDialog.tsx';
import { BookForm, type BookFormProps } from './BookForm.tsx';

interface Props extends Pick<BookFormProps, 'lorebook' | 'onCreated'> {
  open: boolean;
  onClose: () => void;
}

/** The name and the settings of a lorebook; without one it makes one. */
export function BookDialog({ open, lorebook, onClose, onCreated }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={lorebook ? 'Lorebook settings' : 'New lorebook'}
      submit={lorebook ? 'Save changes' : 'Create lorebook'}
    >
      {(form) => <BookForm {...form} lorebook={lorebook} onCreated={onCreated} />}
    </FormDialog>
  );
}
