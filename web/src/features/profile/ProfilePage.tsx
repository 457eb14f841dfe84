import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useStats } from '../../data/stats/stats.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Achievements } from './Achievements.tsx';
import { Overview } from './Overview.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Statistics } from './Statistics.tsx';

const Waiting = () => <Skeleton height="16rem" borderRadius="xl" />;

/** Few come for it, and it has much in it. */
const Moderation = lazyPart(() => import('./Moderation.tsx').then((m) => m.Moderation), Waiting);

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'achievements', label: 'Achievements' },
  { value: 'activity', label: 'Recent Activity' },
  { value: 'moderation', label: 'Reports' },
] as const;
type Tab = (typeof TABS)[number]['value'];

export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'overview';
  const open = (value: Tab): void => setSearch({ tab: value }, { replace: true });
  return (
    <Page maxW="6xl">
      <ProfileHeader />
      <Tabs label="Profile" value={tab} tabs={TABS} onChange={open}>
        <Panel tab={tab} onShowAll={() => open('achievements')} />
      </Tabs>
    </Page>
  );
}

function Panel({ tab, onShowAll }: { tab: Tab; onShowAll: () => void }) {
  const { data, isError, refetch } = useStats();
  if (tab === 'activity') return <RecentActivity />;
  if (tab === 'moderation') {
    return (
      <Suspense fallback={<Waiting />}>
        <Moderation />
      </Suspense>
    );
  }
  if (data === undefined) {
    return isError ? (
      <Card pad="none">
        <LoadFailed what="Your statistics" onRetry={() => inBackground(refetch())} />
      </Card>
    ) : (
      <Waiting />
    );
  }
  switch (tab) {
    case 'overview':
      return <Overview stats={data} onShowAll={onShowAll} />;
    case 'statistics':
      return <Statistics stats={data} />;
    case 'achievements':
      return <Achievements stats={data} />;
  }
}
