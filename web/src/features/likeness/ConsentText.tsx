import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import { TriangleAlert } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ConsentForm } from './use-consent-form.ts';

/** Tells what happens to the photos, and asks what has to be true before the first one is added. */
export function ConsentText({ form }: { form: ConsentForm }) {
  const { agreed, sending, trouble, toggle } = form;
  return (
    <>
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
        {LIKENESS_CONSENT.explanation.map((sentence) => (
          <chakra.li key={sentence}>{sentence}</chakra.li>
        ))}
      </Flex>
      <Box role="group" aria-label="Please confirm" mt="4" pt="3" borderTopWidth="1px">
        {LIKENESS_CONSENT.statements.map((statement) => (
          <Checkbox
            key={statement}
            checked={agreed.has(statement)}
            disabled={sending}
            onChange={(on) => toggle(statement, on)}
          >
            {statement}
          </Checkbox>
        ))}
      </Box>
      {trouble && (
        <Notice tone="danger" role="alert" mt="3">
          <TriangleAlert size={16} aria-hidden />
          {trouble.words}
        </Notice>
      )}
    </>
  );
}

export function ConsentButtons({ form, onClose }: { form: ConsentForm; onClose: () => void }) {
  const { whole, sending, trouble, give } = form;
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Not now
      </Button>
      {trouble?.outdated ? (
        <Button onClick={() => location.reload()}>Load the new text</Button>
      ) : (
        <Button disabled={!whole} loading={sending} onClick={() => inBackground(give())}>
          {sending ? 'Saving...' : 'I agree'}
        </Button>
      )}
    </>
  );
}
