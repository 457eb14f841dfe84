import { Flex, chakra } from '@chakra-ui/react';
import { REPORT_REASON_NAMES, REPORT_REASONS, type ReportReason } from '@vesper/core/contract/case';
import { LIMITS } from '@vesper/core/contract/limits';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { sendReport } from '../data/report/report-api.ts';
import { closeReport, type Reported } from '../data/report/reporting.ts';
import { serverMessage } from '../lib/api-error.ts';
import { inBackground } from '../lib/in-background.ts';
import { showToast } from '../lib/toast-store.ts';
import { FormDialog, type DialogForm } from '../ui/FormDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { litWhenChosen, RadioGroup } from '../ui/RadioGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';

const OPTIONS = REPORT_REASON_NAMES.map((value) => ({
  value,
  label: REPORT_REASONS[value].label,
}));

const Layout = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
});
const Frame = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    px: '3.5',
    py: '2',
    borderRadius: 'md',
    textStyle: 'label',
  },
});

/** Says what is wrong with something; the one whom it is about never learns who said so. */
export function ReportDialog({ reported }: { reported: Reported }) {
  return (
    <FormDialog
      open
      onClose={closeReport}
      title={`Report ${reported.what}`}
      submit="Report"
      sending="Reporting..."
    >
      {(form) => <ReportForm {...form} reported={reported} />}
    </FormDialog>
  );
}

function ReportForm({ id, onBusy, onDone, reported }: DialogForm & { reported: Reported }) {
  const [reason, setReason] = useState<ReportReason>('other');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    onBusy(true);
    try {
      const { isHidden } = await sendReport({ subject: reported.subject, reason, words });
      const description = isHidden
        ? 'It is hidden until somebody has looked at it. You will hear what was decided.'
        : 'Somebody will look at it. You will hear what was decided.';
      showToast({ title: 'Thank you for telling us', description, kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(serverMessage(error, 'This could not be sent. Please try again.'));
    } finally {
      onBusy(false);
    }
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(send());
      }}
    >
      <Flex direction="column" gap="5" py="1" color="fg">
        <RadioGroup
          label="What is wrong?"
          value={reason}
          options={OPTIONS}
          onChange={setReason}
          Layout={Layout}
          Frame={Frame}
          draw={({ label }) => label}
        />
        <TextArea
          label="In your words"
          hint="May be left out. Only moderators read it; nobody else learns that you reported this."
          value={words}
          max={LIMITS.reportWordsMax}
          maxRows={6}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            <CircleAlert size={16} aria-hidden />
            {problem}
          </Notice>
        )}
      </Flex>
    </form>
  );
}
