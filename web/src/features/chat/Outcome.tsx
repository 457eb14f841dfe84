import { Box, Flex } from '@chakra-ui/react';
import { RUN_WORDS } from '@vesper/core/contract/run-words';
import type { MessageView } from '@vesper/core/contract/message';
import {
  ArrowDownToLine,
  CircleStop,
  RotateCcw,
  SlidersHorizontal,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { continueReply, regenerate } from '../../data/message/message-actions.ts';
import type { Shown } from '../../data/message/shown-message.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { canContinue } from './can-continue.ts';
import { useChat } from './chat-context.ts';

const NO_REASON = 'This reply could not be finished.';
/** Failures that another model may not have. */
const OF_THE_MODEL = ['model_away', 'model_gone'];

interface Props {
  message: MessageView;
  shown: Shown;
}

/** Says how a reply ended, where it did not end by itself, and offers the way on. */
export function Outcome({ message, shown }: Props) {
  const { lastId } = useChat();
  const goesOn = canContinue(message, lastId);
  if (shown.status === 'failed') return <Failed message={message} shown={shown} goesOn={goesOn} />;
  if (shown.status === 'stopped') {
    return (
      <Ended icon={<CircleStop size={14} aria-hidden />} words="Stopped">
        {goesOn && <ContinueButton message={message} />}
      </Ended>
    );
  }
  if (shown.status !== 'complete' || message.details?.finish !== 'length' || !goesOn) return null;
  return (
    <Ended icon={<ArrowDownToLine size={14} aria-hidden />} words="As long as a reply may be">
      <ContinueButton message={message} />
    </Ended>
  );
}

interface EndedProps {
  icon: ReactNode;
  words: string;
  children: ReactNode;
}

function Ended({ icon, words, children }: EndedProps) {
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mt="2" textStyle="small">
      <Flex align="center" gap="1.5" color="fg.subtle" minH="8">
        {icon}
        {words}
      </Flex>
      {children}
    </Flex>
  );
}

function ContinueButton({ message }: { message: MessageView }) {
  return (
    <WayOn
      icon={<ArrowDownToLine size={14} />}
      label="Continue"
      work={() => continueReply(message)}
    />
  );
}

interface WayOnProps {
  icon: ReactNode;
  label: string;
  work: () => Promise<unknown>;
}

/** One of the ways to go on; each once at a time. */
function WayOn({ icon, label, work }: WayOnProps) {
  const [busy, run] = useBusy();
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={busy}
      data-needs-quiet=""
      icon={icon}
      onClick={() => run(work)}
    >
      {label}
    </Button>
  );
}

function Failed({ message, shown, goesOn }: Props & { goesOn: boolean }) {
  const { openSettings } = useChat();
  const isCut = message.details?.finish === 'cut';
  const { code = '', message: reason = isCut ? RUN_WORDS.reply_cut : NO_REASON } =
    shown.failure ?? {};
  return (
    <Flex
      role="alert"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      mt="2"
      px="4"
      py="2.5"
      maxW="prose"
      borderRadius="lg"
      bg="danger.subtle"
    >
      <Flex align="flex-start" gap="2.5" color="fg.error" textStyle="small" flex="1" minW="40">
        <Box mt="3px" aria-hidden>
          <TriangleAlert size={15} />
        </Box>
        {reason}
      </Flex>
      <Flex gap="2" wrap="wrap">
        {OF_THE_MODEL.includes(code) && (
          <Button
            size="sm"
            variant="secondary"
            icon={<SlidersHorizontal size={14} />}
            onClick={openSettings}
          >
            Choose another model
          </Button>
        )}
        {goesOn && <ContinueButton message={message} />}
        <WayOn icon={<RotateCcw size={14} />} label="Retry" work={() => regenerate(message)} />
      </Flex>
    </Flex>
  );
}
