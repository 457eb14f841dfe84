import { Box, Flex } from '@chakra-ui/react';
import type { TalkImportView } from '@vesper/core/contract/transcript';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refreshConversations } from '../../../data/conversation/conversation-cache.ts';
import {
  isUnderWay,
  sendTranscript,
  useTalkImports,
} from '../../../data/transcript/transcript-api.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { count } from '../../../lib/format.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

const ACCEPT = '.json,.jsonl,.md,application/json,application/x-ndjson,text/markdown';
/** Imports that are shown. */
const SHOWN = 3;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Takes in a file of conversations; the work goes on when the dialog, or the tab, is closed. */
export function ImportDialog({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title="Import conversations"
      description={
        'From here (JSON, Markdown), from SillyTavern (JSONL), or from ChatGPT (conversations.json): ' +
        'up to 100,000 messages. The import goes on when you close this.'
      }
    >
      <Imports />
    </Dialog>
  );
}

function Imports() {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { data: imports = [] } = useTalkImports();
  const underWay = imports.some(isUnderWay);
  useEffect(() => {
    if (!underWay) inBackground(refreshConversations());
  }, [underWay]);

  const take = async (file: File): Promise<void> => {
    setSending(true);
    setError(undefined);
    try {
      await sendTranscript(file);
    } catch (failure) {
      setError(serverMessage(failure, 'The file could not be sent. Please try again.'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Flex direction="column" gap="4" pb="3">
      <Button
        variant="secondary"
        loading={sending}
        icon={<FileUp size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {sending ? 'Sending...' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label="File of conversations"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (file) inBackground(take(file));
        }}
      />
      {error !== undefined && (
        <Box role="alert" textStyle="small" color="fg.error">
          {error}
        </Box>
      )}
      {imports.slice(0, SHOWN).map((one) => (
        <Progress key={one.id} one={one} />
      ))}
    </Flex>
  );
}

function wordsOf({ state, problem, conversations, messages, refused }: TalkImportView): string {
  if (state === 'failed') return problem ?? 'This file could not be taken in.';
  if (state === 'waiting' || conversations === null) return 'The file is being read...';
  const all = `${count(conversations, 'conversation')}, ${count(messages ?? 0, 'message')}`;
  const left =
    refused === 0
      ? ''
      : ` ${count(refused, 'conversation')} left out: a text in them is not allowed here, or too long.`;
  return `${state === 'done' ? 'Imported' : 'Importing'} ${all}.${left}`;
}

function Progress({ one }: { one: TalkImportView }) {
  const { messages, messagesDone, state } = one;
  return (
    <Box borderWidth="1px" borderRadius="md" px="4" py="3" role="status">
      <Box textStyle="small" color={state === 'failed' ? 'fg.error' : 'fg.muted'} mb="2">
        {wordsOf(one)}
      </Box>
      {isUnderWay(one) && (
        <ProgressBar label="Import" value={messages ? messagesDone / messages : 0} />
      )}
    </Box>
  );
}
