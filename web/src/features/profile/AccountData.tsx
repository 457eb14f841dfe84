import { Flex, Grid, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '@vesper/core/contract/brand';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inBackground } from '../../lib/in-background.ts';
import { saveFile } from '../../lib/download.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Gives people a copy of what is theirs, or ends it. */
export function AccountData() {
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const [exporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    try {
      await saveFile('/api/user/export', `${BRAND.name.toLowerCase()}-export.zip`);
    } catch {
      const description = 'Your data could not be exported. Please try again.';
      showToast({ title: TOASTS.downloadFailed.title, description, kind: 'failure' });
    } finally {
      setExporting(false);
    }
  };

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
          <Button
            variant="secondary"
            icon={<Download size={17} aria-hidden />}
            loading={exporting}
            onClick={() => inBackground(exportData())}
          >
            {exporting ? 'Preparing...' : 'Export my data'}
          </Button>
          {/* Shown where there is something to choose: lib/analytics. */}
          <Button variant="ghost" data-privacy-choices="" style={{ display: 'none' }}>
            Privacy choices
          </Button>
          <Button variant="ghost" color="fg.error" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </Flex>
      </Grid>
      <DeleteAccountDialog userId={user.id} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
