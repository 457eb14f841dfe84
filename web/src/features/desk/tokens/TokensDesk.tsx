import { PLAN_NAMES } from '@vesper/core/contract/plans';
import { packsSettings } from '@vesper/core/contract/purchase';
import { refillSettings } from '@vesper/core/contract/refill';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskSettings } from '../../../data/desk/desk-settings.ts';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { settingNamed } from '../steps/setting-named.ts';
import { planWord } from '../words.ts';
import { CodeList } from './CodeList.tsx';
import { PacksCard } from './PacksCard.tsx';
import { RefillCard } from './RefillCard.tsx';

const TABS = [
  { value: 'refill', label: 'Refill' },
  { value: 'packs', label: 'Packs' },
  { value: 'codes', label: 'Promotional codes' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const PLANS_SAID = PLAN_NAMES.map(planWord).join(' and ');

/** The ways by which tokens come to members. */
export function TokensDesk() {
  const [query, setQuery] = useSearchParams();
  const mayCodes = useMay('codes.read');
  const tabs = TABS.filter(({ value }) => value !== 'codes' || mayCodes);
  const asked = query.get('tab');
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'refill';
  return (
    <>
      <DeskHead title="Tokens">
        What comes by itself to {PLANS_SAID} members, what is for sale, and what is given away.
      </DeskHead>
      <Tabs
        label="Tokens"
        value={tab}
        tabs={tabs}
        onChange={(value) => setQuery({ tab: value }, { replace: true })}
      >
        {tab === 'codes' ? <CodeList /> : <Setting tab={tab} />}
      </Tabs>
    </>
  );
}

function Setting({ tab }: { tab: Exclude<Tab, 'codes'> }) {
  const read = useDeskSettings();
  const may = useMay('settings.change');
  if (!read.data) {
    return (
      <NotLoaded what="The settings" read={read}>
        <Skeleton height="20rem" borderRadius="xl" />
      </NotLoaded>
    );
  }
  if (tab === 'refill') {
    const setting = settingNamed(read.data, 'refill', refillSettings);
    return setting && <RefillCard key={setting.version} setting={setting} may={may} />;
  }
  const setting = settingNamed(read.data, 'packs', packsSettings);
  return setting && <PacksCard key={setting.version} setting={setting} may={may} />;
}
