import { Flex, Grid } from '@chakra-ui/react';
import { PLAN_NAMES, type PlanName } from '@vesper/core/contract/plans';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ChipPicker } from '../../../ui/ChipPicker.tsx';
import { planWord } from '../words.ts';
import type { ModelValues } from './model-values.ts';

const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'plans', label: 'Members of plans' },
  { value: 'staff', label: 'Staff only' },
] as const;

/** People who may talk with it. */
export function AudienceFields({
  form: { control, formState },
}: {
  form: UseFormReturn<ModelValues>;
}) {
  const audience = useWatch({ control, name: 'audience' });
  const issue = formState.errors.plans?.message;
  return (
    <Grid gap="2">
      <Controller
        control={control}
        name="audience"
        render={({ field }) => (
          <ChipPicker
            label="For"
            value={field.value}
            options={AUDIENCES}
            onChange={field.onChange}
          />
        )}
      />
      {audience === 'plans' && (
        <Controller
          control={control}
          name="plans"
          render={({ field }) => <Plans plans={field.value} onChange={field.onChange} />}
        />
      )}
      {issue !== undefined && (
        <Flex role="alert" textStyle="small" color="fg.error">
          {issue}
        </Flex>
      )}
    </Grid>
  );
}

interface PlansProps {
  plans: readonly PlanName[];
  onChange: (plans: PlanName[]) => void;
}

function Plans({ plans, onChange }: PlansProps) {
  const toggle = (plan: PlanName): void =>
    onChange(PLAN_NAMES.filter((one) => (one === plan) !== plans.includes(one)));
  return (
    <Flex gap="5" wrap="wrap">
      {PLAN_NAMES.map((plan) => (
        <Checkbox key={plan} checked={plans.includes(plan)} onChange={() => toggle(plan)}>
          {planWord(plan)}
        </Checkbox>
      ))}
    </Flex>
  );
}
