import { Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '@vesper/core/contract/brand';
import { TOASTS } from '@vesper/core/contract/toasts';
import { hasCode } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { saveFile } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../lib/toast-store.ts';

/** Gives people a copy of what is theirs, and their choices about visits. */
export function AccountData() {
  const [exporting, setExporting] = useState(false);

  const exportData = async (): Promise<void> => {
    setExporting(true);
    try {
      await saveFile('/api/user/export', `${BRAND.name.toLowerCase()}-export.zip`);
    } catch (error) {
      // They closed the question whether it is still them.
      if (hasCode(error, 'step_up_required')) return;
      const description = 'Your data could not be exported. Please try again.';
      showToast({ title: TOASTS.downloadFailed.title, description, kind: 'failure' });
    } finally {
      setExporting(false);
    }
  };

  return (
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
    </Flex>
  );
}
