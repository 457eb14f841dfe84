import { Box } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../lib/in-background.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  state: 'pending' | 'passed' | 'review' | 'refused';
  /** Why it did not pass. */
  reason: string | null;
  /** Asks a person to look at it. */
  onAsk: () => Promise<void>;
}

/** What the owner of a picture reads while others do not see it. */
export function HeldPicture({ state, reason, onAsk }: Props) {
  const [asking, setAsking] = useState(false);
  if (state === 'passed') return null;
  const ask = async (): Promise<void> => {
    setAsking(true);
    await onAsk();
    setAsking(false);
  };
  const words = state === 'pending' ? 'It is being checked.' : (reason ?? 'It did not pass.');
  return (
    <Notice tone="caution" role="status" textAlign="start">
      <EyeOff size={18} aria-hidden />
      <Box flex="1">
        Only you can see this picture. {words}
        {state !== 'pending' && (
          <Button
            size="sm"
            variant="secondary"
            mt="2"
            loading={asking}
            onClick={() => inBackground(ask())}
          >
            Ask a person to look
          </Button>
        )}
      </Box>
    </Notice>
  );
}
