import { Box, Flex, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { Badge } from '../../ui/Badge.tsx';
import { Page } from '../../ui/Page.tsx';

export function LandingFooter() {
  return (
    <Box as="footer" borderTopWidth="1px">
      <Page py="8">
        <Flex gap="4" align="center" wrap="wrap" color="fg.subtle" textStyle="small">
          <Badge tone="accent">18+</Badge>
          <chakra.p>This product is for adults. All AI content is fictional.</chakra.p>
          <chakra.p ms={{ md: 'auto' }}>{BRAND.name}</chakra.p>
        </Flex>
      </Page>
    </Box>
  );
}
