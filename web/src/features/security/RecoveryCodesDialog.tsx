import { Grid, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const WHY =
  'Each of these lets you in once when your telephone is lost. Keep them where it is not: they are not shown again.';

/** The codes for the case that the authenticator is lost. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const { copied, copy } = useCopy(codes.join('\n'));
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="md"
      title={`Recovery codes of ${BRAND.name}`}
      description={WHY}
      footer={
        <>
          <Button variant="secondary" icon={<Copy size={16} aria-hidden />} onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
        </>
      }
    >
      <Grid as="ul" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" listStyleType="none">
        {codes.map((code) => (
          <chakra.li
            key={code}
            bg="bg.hover"
            borderRadius="md"
            px="3"
            py="2"
            fontFamily="mono"
            textStyle="small"
          >
            {code}
          </chakra.li>
        ))}
      </Grid>
    </Dialog>
  );
}
