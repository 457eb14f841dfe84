import {
  addModelRequest,
  changeModelRequest,
  type DeskModel,
} from '@vesper/core/contract/desk/model';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addDeskModel, changeDeskModel, readDeskModel } from '../../../data/desk/desk-models.ts';
import { ApiError, hasCode, serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import type { DialogForm } from '../../../ui/FormDialog.tsx';
import { fieldAt, inFormOrder, sentenceFor } from './model-fields.ts';
import { audienceIn, keyIn, settingsIn, valuesOf, type ModelValues } from './model-values.ts';

interface Conflict {
  before: DeskModel;
  /** Undefined when it was removed. */
  theirs: DeskModel | undefined;
}

type Issues = readonly { path: string; message: string }[];

/** What the form would send, for the contract to check. */
function requestIn(values: ModelValues, base: DeskModel | null): object {
  const reason = values.reason.trim();
  return {
    settings: settingsIn(values, base?.settings ?? null),
    ...keyIn(values),
    audience: audienceIn(values),
    ...(reason !== '' && { reason }),
    ...(base && { version: base.version }),
  };
}

/** The form of a model: checks and sends it, and says what stands in the way. */
export function useModelForm(model: DeskModel | null, { onBusy, onDone }: DialogForm) {
  const form = useForm<ModelValues>({ defaultValues: valuesOf(model) });
  const { dirtyFields } = form.formState;
  /** What the change is made from: whoever keeps theirs after a conflict has read the newer one. */
  const [base, setBase] = useState(model);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();

  const complain = (issues: Issues): void => {
    const homeless = issues.filter(({ path }) => fieldAt(path) === undefined);
    // The last one that is told of keeps the focus: the first of the form is what one looks at.
    for (const { path, message } of inFormOrder(issues).toReversed()) {
      const field = fieldAt(path);
      const words = field && { message: sentenceFor(field, message) };
      if (words) form.setError(field, words, { shouldFocus: true });
    }
    setRefusal(homeless[0]?.message);
  };

  const refused = async (error: unknown): Promise<void> => {
    if (base && hasCode(error, 'changed_meanwhile')) {
      setConflict({ before: base, theirs: await readDeskModel(base.id) });
      return;
    }
    const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
    if (issues.length > 0) complain(issues);
    else {
      setRefusal(serverMessage(error, 'That did not work. Check your connection and try again.'));
    }
  };

  const submit = async (values: ModelValues): Promise<void> => {
    setRefusal(undefined);
    const sent = requestIn(values, base);
    const schema = base ? changeModelRequest : addModelRequest;
    const { error } = schema.safeParse(sent);
    if (error) {
      complain(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
      return;
    }
    onBusy(true);
    try {
      if (base) await changeDeskModel(base.id, changeModelRequest.parse(sent));
      else await addDeskModel(addModelRequest.parse(sent));
      const name = values.name.trim() || values.id.trim();
      showToast({ title: base ? `${name} is saved` : `${name} is added`, kind: 'success' });
      onDone();
    } catch (failure) {
      await refused(failure);
    } finally {
      onBusy(false);
    }
  };

  /** Goes on from what somebody else saved: with their fields, or with what was typed over them. */
  const resolve = (keepsMine: boolean): void => {
    const theirs = conflict?.theirs;
    setConflict(undefined);
    if (!theirs) return;
    setBase(theirs);
    const keepDirtyValues = keepsMine && Object.keys(dirtyFields).length > 0;
    form.reset(valuesOf(theirs), { keepDirtyValues });
  };

  return { form, base, refusal, conflict, submit, resolve };
}
