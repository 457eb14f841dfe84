import { Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { DeskModel } from '@vesper/core/contract/desk/model';
import { TriangleAlert } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { inBackground } from '../../../lib/in-background.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { DialogForm } from '../../../ui/FormDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { InSight } from './InSight.tsx';
import { KeyField } from './KeyField.tsx';
import { LimitFields } from './LimitFields.tsx';
import { NameFields } from './NameFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TryBox } from './TryBox.tsx';
import { draftOf } from './draft-of.ts';
import { useModelForm } from './use-model-form.ts';

interface Props extends DialogForm {
  /** Null for a new one. */
  model: DeskModel | null;
  keepsKeys: boolean;
}

const ENGINES = [
  { value: 'openai', label: 'Model server' },
  { value: 'file', label: 'Model file' },
  { value: 'builtin', label: 'Built in' },
] as const;

/** Everything of a model. What was typed stays when saving fails. */
export function ModelForm({ model, keepsKeys, ...dialog }: Props) {
  const { form, base, refusal, conflict, submit, resolve } = useModelForm(model, dialog);
  const { control, register, formState, handleSubmit } = form;
  const { errors } = formState;
  const engine = useWatch({ control, name: 'engine' });
  return (
    <form id={dialog.id} noValidate onSubmit={(event) => inBackground(handleSubmit(submit)(event))}>
      <Grid gap="5" py="1" color="fg">
        {conflict && (
          <InSight>
            <ConflictNotice {...conflict} onResolve={resolve} />
          </InSight>
        )}
        {refusal !== undefined && (
          <InSight>
            <Notice tone="danger" role="alert">
              <TriangleAlert size={16} aria-hidden />
              <span>{refusal}</span>
            </Notice>
          </InSight>
        )}
        <Controller
          control={control}
          name="engine"
          render={({ field }) => (
            <SegmentedControl
              label="Where it runs"
              value={field.value}
              options={ENGINES}
              onChange={field.onChange}
            />
          )}
        />
        <PlaceFields form={form} engine={engine} />
        {engine === 'openai' && (
          <KeyField form={form} kept={base?.key ?? 'none'} keepsKeys={keepsKeys} />
        )}
        <NameFields form={form} isNew={model === null} />
        <AudienceFields form={form} />
        {engine !== 'builtin' && <LimitFields form={form} engine={engine} />}
        <Disclosure label="Try it before saving">
          <TryBox target={(text) => draftOf(form.getValues(), base, text)} />
        </Disclosure>
        <TextField
          label="Reason"
          hint="For the audit log, if there is one to give."
          autoComplete="off"
          maxLength={LIMITS.deskReasonMax}
          error={errors.reason?.message}
          {...register('reason')}
        />
      </Grid>
    </form>
  );
}
