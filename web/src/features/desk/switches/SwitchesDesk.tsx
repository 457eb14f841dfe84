import { Box, Flex, chakra } from '@chakra-ui/react';
import {
  SWITCHES,
  SWITCH_NAMES,
  switchSettings,
  type SwitchName,
} from '@vesper/core/contract/switches';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskSettings } from '../../../data/desk/desk-settings.ts';
import { Card } from '../../../ui/Card.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { settingNamed, type ReadSetting } from '../steps/setting-named.ts';
import { SettingChanged } from '../steps/SettingChanged.tsx';
import { SettingDialog } from '../steps/SettingDialog.tsx';

/** Parts of the product that can be switched off while it runs. */
export function SwitchesDesk() {
  const read = useDeskSettings();
  const setting = read.data && settingNamed(read.data, 'switches', switchSettings);
  return (
    <>
      <DeskHead title="Switches">
        Parts of the product that can be switched off while it runs. Members meet a plain sentence
        instead, within two seconds.
      </DeskHead>
      {setting ? (
        <Shown setting={setting} />
      ) : (
        <NotLoaded what="The switches" read={read}>
          <Skeleton height="30rem" borderRadius="xl" />
        </NotLoaded>
      )}
    </>
  );
}

type Switches = Record<SwitchName, boolean>;

function Shown({ setting }: { setting: ReadSetting<Switches> }) {
  const may = useMay('settings.change');
  const [wanted, setWanted] = useState<SwitchName>();
  return (
    <>
      <SettingChanged setting={setting} />
      <Card pad="none">
        <Box as="ul" listStyleType="none">
          {SWITCH_NAMES.map((name) => (
            <Flex
              key={name}
              as="li"
              align="center"
              justify="space-between"
              gap="5"
              px={{ base: '4', md: '6' }}
              py="4"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Box minW="0">
                <chakra.h2 textStyle="label">{SWITCHES[name].name}</chakra.h2>
                <chakra.p textStyle="small" color="fg.muted" mt="0.5">
                  {SWITCHES[name].does}
                </chakra.p>
              </Box>
              <Switch
                label={SWITCHES[name].name}
                shortLabel={setting.value[name] ? 'On' : 'Off'}
                checked={setting.value[name]}
                disabled={!may}
                onChange={() => setWanted(name)}
              />
            </Flex>
          ))}
        </Box>
      </Card>
      {wanted && (
        <SwitchDialog setting={setting} name={wanted} onClose={() => setWanted(undefined)} />
      )}
    </>
  );
}

interface DialogProps {
  setting: ReadSetting<Switches>;
  name: SwitchName;
  onClose: () => void;
}

function SwitchDialog({ setting, name, onClose }: DialogProps) {
  // As it stood when it was pressed: what somebody else does meanwhile must not turn it around.
  const [turnsOn] = useState(!setting.value[name]);
  const { name: label, refusal } = SWITCHES[name];
  return (
    <SettingDialog
      setting={setting}
      value={{ ...setting.value, [name]: turnsOn }}
      onClose={onClose}
      title={turnsOn ? `Switch ${label} on` : `Switch ${label} off`}
      description={turnsOn ? SWITCHES[name].does : `Members will read: “${refusal}”`}
      confirm={turnsOn ? `Switch ${label} on` : `Switch ${label} off`}
      isDanger={!turnsOn}
      done={turnsOn ? `${label}: on` : `${label}: off`}
    />
  );
}
