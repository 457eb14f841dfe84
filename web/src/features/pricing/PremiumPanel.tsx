import { Flex, Grid, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import type { OffersView } from '@vesper/core/contract/purchase';
import { MessagesSquare, Radio } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { OutsideButton } from '../../ui/OutsideButton.tsx';

/** What is still to come; nothing of it is left once things are sold here. */
export function PremiumPanel({ offers }: { offers: OffersView | undefined }) {
  if (offers?.possible === true) return null;
  return (
    <Card as="section" pad="lg" aria-labelledby="premium" mt={{ base: '10', md: '14' }}>
      <Grid gap="6" alignItems="center" templateColumns={{ base: '1fr', lg: '1fr auto' }}>
        <div>
          <chakra.h2 id="premium" textStyle="heading">
            Premium Features Coming Soon
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2" maxW="38rem">
            Buying tokens and the Pro plan are not open yet. The community hears first when they
            are, and its members get early access.
          </chakra.p>
        </div>
        <Flex gap="3" wrap="wrap">
          <OutsideButton href={BRAND.links.community}>
            <MessagesSquare size={18} aria-hidden />
            Join the community
          </OutsideButton>
          <OutsideButton href={BRAND.links.social}>
            <Radio size={18} aria-hidden />
            Follow us
          </OutsideButton>
        </Flex>
      </Grid>
    </Card>
  );
}
