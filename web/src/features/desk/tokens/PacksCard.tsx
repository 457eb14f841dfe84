import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { CURRENCIES, packsSettings, type PacksSettings } from '@vesper/core/contract/purchase';
import { CircleAlert, Plus, Trash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ReadSetting } from '../steps/setting-named.ts';
import { SettingChanged } from '../steps/SettingChanged.tsx';
import { SettingDialog } from '../steps/SettingDialog.tsx';
import { optionsOf } from '../words.ts';
import { emptyPack, packFieldsOf, packsOf, type PackFields } from './pack-fields.ts';
import { priceWords } from './price-words.ts';

const CURRENCY_OPTIONS = optionsOf(CURRENCIES, (currency) => currency);

interface Props {
  setting: ReadSetting<PacksSettings>;
  may: boolean;
}

/** What is for sale, and what it costs. */
export function PacksCard({ setting, may }: Props) {
  const [fields, setFields] = useState(() => packFieldsOf(setting.value));
  const [asks, setAsks] = useState(false);
  const wanted = packsSettings.safeParse(packsOf(fields));
  const isSame = wanted.success && JSON.stringify(wanted.data) === JSON.stringify(setting.value);
  const setPack = (index: number, pack: PackFields | null): void => {
    const packs = fields.packs.flatMap((old, at) =>
      at === index ? (pack === null ? [] : [pack]) : [old],
    );
    setFields({ ...fields, packs });
  };
  const { pro } = fields;
  return (
    <>
      <SettingChanged setting={setting} />
      <Card>
        <Flex direction="column" gap="5">
          <Box maxW="10rem">
            <SelectField
              label="Currency"
              value={fields.currency}
              options={CURRENCY_OPTIONS}
              disabled={!may}
              onChange={(currency) => setFields({ ...fields, currency })}
            />
          </Box>
          {fields.packs.map((pack, index) => (
            <PackRow
              key={pack.key}
              pack={pack}
              may={may}
              onChange={(changed) => setPack(index, changed)}
            />
          ))}
          {may && (
            <Box>
              <Button
                size="sm"
                variant="secondary"
                icon={<Plus size={15} />}
                onClick={() => setFields({ ...fields, packs: [...fields.packs, emptyPack()] })}
              >
                Add a pack
              </Button>
            </Box>
          )}
          <Box role="group" aria-label="Pro" borderTopWidth="1px" pt="5">
            <Flex justify="space-between" align="center" mb="3">
              <chakra.h2 textStyle="subheading">Pro, by the month</chakra.h2>
              <Switch
                label="Pro is offered"
                shortLabel={pro.isOffered ? 'Offered' : 'Not offered'}
                checked={pro.isOffered}
                disabled={!may}
                onChange={(isOffered) => setFields({ ...fields, pro: { ...pro, isOffered } })}
              />
            </Flex>
            <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <TextField
                label="Price a month"
                inputMode="decimal"
                value={pro.price}
                disabled={!may}
                onChange={(event) =>
                  setFields({ ...fields, pro: { ...pro, price: event.target.value } })
                }
              />
              <TextField
                label="Tokens with each payment"
                inputMode="numeric"
                value={pro.tokens}
                disabled={!may}
                onChange={(event) =>
                  setFields({ ...fields, pro: { ...pro, tokens: event.target.value } })
                }
              />
            </Grid>
          </Box>
          {!wanted.success && (
            <Notice tone="danger" role="status">
              <CircleAlert size={16} aria-hidden />
              Not ready to save: {wanted.error.issues[0]?.path.join(' ')} —{' '}
              {wanted.error.issues[0]?.message}
            </Notice>
          )}
          {may && (
            <Box>
              <Button disabled={!wanted.success || isSame} onClick={() => setAsks(true)}>
                Save packs
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
          title="Change what is for sale"
          description={`From now on: ${saleWords(wanted.data)}. Orders that are open keep their price.`}
          confirm="Change what is for sale"
          done="What is for sale is changed"
        />
      )}
    </>
  );
}

const saleWords = ({ packs, currency }: PacksSettings): string =>
  packs.length === 0
    ? 'no packs'
    : packs.map(({ name, price }) => `${name} ${priceWords(price, currency)}`).join(', ');

interface RowProps {
  pack: PackFields;
  may: boolean;
  onChange: (pack: PackFields | null) => void;
}

function PackRow({ pack, may, onChange }: RowProps) {
  const field = (name: 'id' | 'name' | 'tokens' | 'price', label: string) => (
    <TextField
      label={label}
      value={pack[name]}
      disabled={!may}
      autoComplete="off"
      onChange={(event) => onChange({ ...pack, [name]: event.target.value })}
    />
  );
  return (
    <Grid
      role="group"
      aria-label={`Pack ${pack.name}`}
      gap="3"
      alignItems="end"
      templateColumns={{ base: '1fr 1fr', md: '1fr 1fr 7rem 7rem auto' }}
    >
      {field('name', 'Name')}
      {field('id', 'Id')}
      {field('tokens', 'Tokens')}
      {field('price', 'Price')}
      {may && (
        <PlainIconButton
          label={`Remove ${pack.name || 'this pack'}`}
          size="lg"
          mb="0.5"
          onClick={() => onChange(null)}
        >
          <Trash size={17} />
        </PlainIconButton>
      )}
    </Grid>
  );
}
