import { Flex, Grid, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonRecipe } from '../../ui/button-recipe.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const DownloadLink = chakra('a', buttonRecipe);

/** What belongs to the person: a copy of it, or the end of it. */
export function AccountData() {
  const user = useUser();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="data" mt="10">
      <Grid gap="5" alignItems="center" templateColumns={{ base: '1fr', md: '1fr auto' }}>
        <div>
          <chakra.h2 id="data" textStyle="heading">
            Your data
          </chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            Take a copy of everything with you, or delete your account.
          </chakra.p>
        </div>
        <Flex gap="3" wrap="wrap">
          <DownloadLink href="/api/user/export" download variant="secondary">
            <Download size={17} aria-hidden />
            Export my data
          </DownloadLink>
          <Button variant="ghost" color="fg.error" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </Flex>
      </Grid>
      <DeleteAccountDialog userId={user.id} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
