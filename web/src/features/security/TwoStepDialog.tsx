import { Box, Flex, chakra } from '@chakra-ui/react';
import type { TwoStepSetup } from '@vesper/core/contract/account-security';
import { useState } from 'react';
import { securityApi } from '../../data/security/security.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';

export interface TwoStepDialogProps {
  setup: TwoStepSetup;
  onClose: () => void;
  /** Gets the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** Shows the secret as a picture and as letters, and asks for the first code. */
export function TwoStepDialog({ setup, onClose, onDone }: TwoStepDialogProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async (onBusy: (busy: boolean) => void): Promise<void> => {
    onBusy(true);
    try {
      onDone(await securityApi.confirmTwoStep(code));
    } catch (failure) {
      setError(serverMessage(failure, 'That did not work. Please try again.'));
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormDialog open onClose={onClose} title="Set up two-step codes" submit="Turn on">
      {({ id, onBusy }) => (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            inBackground(confirm(onBusy));
          }}
        >
          <Flex direction={{ base: 'column', sm: 'row' }} gap="5" align="center" mb="5">
            <Box flexShrink="0" p="2" bg="white" borderRadius="lg">
              <chakra.img
                src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`}
                alt="The code to scan with an authenticator app"
                boxSize="11rem"
              />
            </Box>
            <Box minW="0">
              <chakra.p textStyle="small" color="fg.muted">
                Scan this with an authenticator app. Or type this key into it:
              </chakra.p>
              <chakra.code
                display="block"
                mt="2"
                textStyle="small"
                overflowWrap="anywhere"
                color="fg"
              >
                {setup.secret.match(/.{1,4}/g)?.join(' ')}
              </chakra.code>
            </Box>
          </Flex>
          <CodeField
            label="Code that the app shows"
            inputMode="numeric"
            value={code}
            error={error}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
          />
        </form>
      )}
    </FormDialog>
  );
}
