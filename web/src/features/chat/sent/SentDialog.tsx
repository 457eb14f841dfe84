import { Box, Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { BUILTIN_MODEL } from '@vesper/core/contract/model';
import type { SentPromptView } from '@vesper/core/contract/sent-prompt';
import { Check, Copy, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useSentPrompt } from '../../../data/message/use-sent-prompt.ts';
import { isMissing } from '../../../lib/api-error.ts';
import { count } from '../../../lib/format.ts';
import { clockTime } from '../../../lib/relative-date.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { absentWords } from './part-words.ts';
import { PartRow } from './PartRow.tsx';
import { SentText } from './SentText.tsx';
import { TokenBar } from './TokenBar.tsx';

export interface SentDialogProps {
  message: MessageView;
  open: boolean;
  onClose: () => void;
}

/** Everything that the model was given for a reply: who looks at it sees why it says what it says. */
export function SentDialog({ message, open, onClose }: SentDialogProps) {
  const read = useSentPrompt(message, open);
  const { data } = read;
  const isGone = read.isError && isMissing(read.error);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="What was sent"
      {...(data && {
        description: `To ${data.model} at ${clockTime(data.at)}. Only you can see it, for a day.`,
        footer: <CopyAll sent={data} />,
      })}
    >
      {data && <Sent sent={data} />}
      {!data && isGone && <Nothing details={message.details} />}
      {!data && !isGone && (
        <NotLoaded what="What was sent" read={read}>
          <Waiting />
        </NotLoaded>
      )}
    </Dialog>
  );
}

const VIEWS = [
  { value: 'parts', label: 'By part' },
  { value: 'messages', label: 'As sent' },
] as const;

function Sent({ sent }: { sent: SentPromptView }) {
  const [view, setView] = useState<'parts' | 'messages'>('parts');
  return (
    <Flex direction="column" gap="5" pt="2" pb="2">
      <TokenBar {...sent} />
      <SegmentedControl label="Show" value={view} options={VIEWS} onChange={setView} />
      {view === 'parts' ? <Parts sent={sent} /> : <Messages sent={sent} />}
    </Flex>
  );
}

function Parts({ sent: { parts } }: { sent: SentPromptView }) {
  const absent = absentWords(parts);
  return (
    <Box>
      <chakra.ul listStyleType="none" borderBottomWidth="1px">
        {parts
          .filter(({ tokens, leftOut }) => tokens > 0 || leftOut > 0)
          .map((part) => (
            <PartRow key={part.name} part={part} />
          ))}
      </chakra.ul>
      {absent !== null && (
        <chakra.p textStyle="small" color="fg.subtle" mt="3">
          {absent}
        </chakra.p>
      )}
    </Box>
  );
}

const ROLES = { system: 'System', user: 'User', assistant: 'Assistant' };

function Messages({ sent: { messages } }: { sent: SentPromptView }) {
  return (
    <Flex direction="column" gap="4">
      {messages.map(({ role, content, pictures = 0 }, index) => (
        <Box key={index}>
          <chakra.h3 textStyle="label" color="fg.subtle" mb="1.5">
            {ROLES[role]}
            {pictures > 0 && ` · with ${count(pictures, 'picture')}`}
          </chakra.h3>
          <SentText label={ROLES[role]} text={content} />
        </Box>
      ))}
    </Flex>
  );
}

function CopyAll({ sent: { messages } }: { sent: SentPromptView }) {
  const { copied, copy } = useCopy(JSON.stringify(messages, null, 2));
  return (
    <Button
      variant="secondary"
      icon={copied ? <Check size={16} /> : <Copy size={16} />}
      onClick={copy}
    >
      {copied ? 'Copied' : 'Copy all as JSON'}
    </Button>
  );
}

const GONE = {
  title: 'This is gone',
  description: 'What was sent is kept for a day, for your eyes only.',
};
const BUILTIN = {
  title: 'Nothing was sent',
  description: 'The built-in companion works by its own rules: no model was asked.',
};
/** An old reply, or a greeting: who made it is not known. */
const UNKNOWN = {
  title: 'Nothing to show',
  description:
    'Either no model was asked, as for a greeting or the built-in companion, or it was more than a ' +
    'day ago.',
};

function Nothing({ details }: Pick<MessageView, 'details'>) {
  const made = details?.modelId === BUILTIN_MODEL ? BUILTIN : GONE;
  return <EmptyState icon={<FileQuestion size={26} />} {...(details ? made : UNKNOWN)} />;
}

function Waiting() {
  return (
    <Flex direction="column" gap="5" pt="2" pb="6">
      <Skeleton height="12" />
      <Skeleton height="14" />
      <Skeleton height="72" />
    </Flex>
  );
}
