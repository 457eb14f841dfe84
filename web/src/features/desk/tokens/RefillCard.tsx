import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { PLAN_NAMES, type PlanName } from '@vesper/core/contract/plans';
import {
  REFILL_PERIODS,
  refillSettings,
  type RefillPeriod,
  type RefillSettings,
} from '@vesper/core/contract/refill';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ReadSetting } from '../steps/setting-named.ts';
import { SettingChanged } from '../steps/SettingChanged.tsx';
import { SettingDialog } from '../steps/SettingDialog.tsx';
import { optionsOf, planWord } from '../words.ts';
import { NumberField } from './NumberField.tsx';
import { refillSentence } from './refill-sentence.ts';
import { wholeNumber } from './whole-number.ts';

const PERIOD_WORDS: Record<RefillPeriod, string> = {
  day: 'Every day',
  week: 'Every Monday',
  month: 'First of the month',
  never: 'Never',
};
const PERIODS = optionsOf(REFILL_PERIODS, (period) => PERIOD_WORDS[period]);

interface RuleFields {
  every: RefillPeriod;
  tokens: string;
  cap: string;
}

interface Props {
  setting: ReadSetting<RefillSettings>;
  may: boolean;
}

const fieldsOf = (settings: RefillSettings, plan: PlanName): RuleFields => {
  const { every, tokens, cap } = settings[plan];
  return { every, tokens: String(tokens), cap: String(cap) };
};
const ruleOf = ({ every, tokens, cap }: RuleFields) => ({
  every,
  tokens: wholeNumber(tokens),
  cap: wholeNumber(cap),
});

/** The rule of each plan, with the sentence that it makes. */
export function RefillCard({ setting, may }: Props) {
  const [rules, setRules] = useState(() => ({
    free: fieldsOf(setting.value, 'free'),
    pro: fieldsOf(setting.value, 'pro'),
  }));
  const [zone, setZone] = useState(setting.value.zone);
  const [asks, setAsks] = useState(false);
  const wanted = refillSettings.safeParse({
    zone: zone.trim(),
    free: ruleOf(rules.free),
    pro: ruleOf(rules.pro),
  });
  const zoneObjection = wanted.error?.issues.find(({ path }) => path[0] === 'zone')?.message;
  const isSame = wanted.success && JSON.stringify(wanted.data) === JSON.stringify(setting.value);
  return (
    <>
      <SettingChanged setting={setting} />
      <Card>
        <Flex direction="column" gap="8">
          {PLAN_NAMES.map((plan) => (
            <RuleRow
              key={plan}
              plan={plan}
              fields={rules[plan]}
              disabled={!may}
              onChange={(fields) => setRules({ ...rules, [plan]: fields })}
            />
          ))}
          <Box maxW="sm">
            <TextField
              label="Time zone"
              hint="Periods begin at its midnight, weeks on Monday."
              error={zoneObjection}
              value={zone}
              disabled={!may}
              onChange={(event) => setZone(event.target.value)}
            />
          </Box>
          {may && (
            <Box>
              <Button disabled={!wanted.success || isSame} onClick={() => setAsks(true)}>
                Save refill
              </Button>
            </Box>
          )}
        </Flex>
      </Card>
      {asks && wanted.success && (
        <SettingDialog
          setting={setting}
          value={wanted.data}
          onClose={() => setAsks(false)}
          title="Change the refill"
          description={PLAN_NAMES.map((plan) => refillSentence(plan, wanted.data[plan])).join(' ')}
          confirm="Change the refill"
          done="The refill is changed"
        />
      )}
    </>
  );
}

interface RowProps {
  plan: PlanName;
  fields: RuleFields;
  disabled: boolean;
  onChange: (fields: RuleFields) => void;
}

function RuleRow({ plan, fields, disabled, onChange }: RowProps) {
  const rule = ruleOf(fields);
  const isWhole = !Number.isNaN(rule.tokens) && !Number.isNaN(rule.cap);
  return (
    <Box role="group" aria-label={`Refill of ${planWord(plan)}`}>
      <chakra.h2 textStyle="subheading">{planWord(plan)}</chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mb="3" role="status">
        {isWhole ? refillSentence(plan, rule) : ' '}
      </chakra.p>
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} alignItems="start">
        <SelectField
          label="Comes"
          value={fields.every}
          options={PERIODS}
          disabled={disabled}
          onChange={(every) => onChange({ ...fields, every })}
        />
        <NumberField
          label="Tokens"
          value={fields.tokens}
          disabled={disabled}
          onChange={(tokens) => onChange({ ...fields, tokens })}
        />
        <NumberField
          label="Up to a balance of"
          value={fields.cap}
          disabled={disabled}
          onChange={(cap) => onChange({ ...fields, cap })}
        />
      </Grid>
    </Box>
  );
}
