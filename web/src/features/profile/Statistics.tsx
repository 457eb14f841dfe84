import { Grid, chakra } from '@chakra-ui/react';
import { USAGE_BARS } from '@vesper/core/contract/plans';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { BookOpen, Eye, Heart, Image, MessageCircle, Users } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { Ledger } from './Ledger.tsx';
import { StatTile } from './StatTile.tsx';
import { UsageBar } from './UsageBar.tsx';

export function Statistics({ stats }: { stats: DashboardStats }) {
  const { images, messages } = stats.usage;
  return (
    <Grid gap="5">
      <Grid gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
        <StatTile icon={Image} label="Images generated" value={stats.imagesGenerated} />
        <StatTile icon={MessageCircle} label="Chat messages" value={stats.chatMessages} />
        <StatTile icon={Users} label="Characters created" value={stats.charactersCreated} />
        <StatTile icon={BookOpen} label="Stories started" value={stats.storiesStarted} />
        <StatTile icon={Heart} label="Total likes" value={stats.totalLikes} />
        <StatTile icon={Eye} label="Public images" value={stats.publicImages} />
      </Grid>
      <Card as="section" aria-labelledby="usage">
        <chakra.h2 id="usage" textStyle="heading" mb="5">
          This month
        </chakra.h2>
        <Grid gap="6" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <UsageBar label="Images" of={USAGE_BARS.images} {...images} />
          <UsageBar label="Chat messages" of={USAGE_BARS.messages} {...messages} />
        </Grid>
      </Card>
      <Ledger />
    </Grid>
  );
}
