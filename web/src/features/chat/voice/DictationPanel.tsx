import { Box, Flex, chakra } from '@chakra-ui/react';
import { Info, Mic } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dictate, NotHeard } from '../../../data/speech/dictate.ts';
import { agreeToDictate, hasAgreedToDictate } from '../../../data/speech/dictation-agreed.ts';
import { Button } from '../../../ui/Button.tsx';

const Panel = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    mb: '2',
    px: '4',
    py: '2.5',
    borderWidth: '1px',
    borderRadius: 'xl',
    bg: 'bg.panel',
    boxShadow: 'card',
    animation: 'fade-in 180ms',
  },
});

type By = 'browser' | 'service';

const NOTES: Record<By, string> = {
  browser:
    'Your browser turns your voice into text; some browsers ask their maker’s servers to do it. ' +
    'Nothing is sent to the chat until you press Send.',
  service:
    'Your voice goes to this site’s speech service, becomes text, and is not kept. ' +
    'Nothing is sent to the chat until you press Send.',
};

interface Props {
  by: By;
  /** The text of the box before; dictated words go behind it. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Listens once somebody has agreed to that on this device. */
export function DictationPanel(props: Props) {
  const [agreed, setAgreed] = useState(hasAgreedToDictate);
  if (agreed) return <Listening {...props} />;
  return (
    <Panel aria-label="Dictate">
      <Words icon={<Info size={16} />}>{NOTES[props.by]}</Words>
      <Flex gap="2" ms="auto">
        <Button size="sm" variant="ghost" onClick={props.onClose}>
          Not now
        </Button>
        <Button
          size="sm"
          onClick={() => {
            agreeToDictate();
            setAgreed(true);
          }}
        >
          Use my microphone
        </Button>
      </Flex>
    </Panel>
  );
}

function Listening({ by, text, onText, onClose }: Props) {
  const { state, finish, drop } = useListening({ by, text, onText, onClose });
  return (
    <Panel aria-label="Dictate" role="status">
      <Words icon={<Pulse still={state.status !== 'listening'} />}>{wordsOf(state)}</Words>
      <Flex gap="2" ms="auto">
        <Button size="sm" variant="ghost" onClick={drop}>
          {state.status === 'failed' ? 'Close' : 'Cancel'}
        </Button>
        {state.status !== 'failed' && (
          <Button size="sm" loading={state.status === 'writing'} onClick={finish}>
            Done
          </Button>
        )}
      </Flex>
    </Panel>
  );
}

type State = Readonly<
  { status: 'listening' } | { status: 'writing' } | { status: 'failed'; reason: string }
>;

function wordsOf(state: State): string {
  if (state.status === 'failed') return state.reason;
  return state.status === 'writing' ? 'Writing it down...' : 'Listening. Speak now.';
}

/** One dictation, from now on until it is done; its words stand behind those that were there. */
function useListening({ by, text, onText, onClose }: Props) {
  const [state, setState] = useState<State>({ status: 'listening' });
  const done = useRef(new AbortController());
  const dropped = useRef(new AbortController());
  const before = useRef(text);
  const calls = useRef({ onText, onClose });
  useEffect(() => {
    calls.current = { onText, onClose };
  });

  useEffect(() => {
    const ends = { done: new AbortController(), dropped: new AbortController() };
    done.current = ends.done;
    dropped.current = ends.dropped;
    const start = before.current.trim();
    dictate(by, {
      onWords: (words) => calls.current.onText(start === '' ? words : `${start} ${words}`),
      onWriting: () => setState({ status: 'writing' }),
      done: ends.done.signal,
      dropped: ends.dropped.signal,
    }).then(
      () => {
        if (!ends.dropped.signal.aborted) calls.current.onClose();
      },
      (error: unknown) => {
        if (ends.dropped.signal.aborted) return;
        const reason = error instanceof NotHeard ? error.message : 'This did not work.';
        setState({ status: 'failed', reason });
      },
    );
    return () => ends.dropped.abort();
  }, [by]);

  return {
    state,
    finish: () => done.current.abort(),
    drop: () => {
      if (state.status !== 'failed') onText(before.current);
      onClose();
    },
  };
}

function Words({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Flex align="flex-start" gap="2.5" flex="1" minW="48" textStyle="small" color="fg.muted">
      <Box mt="2px" flexShrink="0" color="accent.fg" aria-hidden>
        {icon}
      </Box>
      <Box>{children}</Box>
    </Flex>
  );
}

function Pulse({ still }: { still: boolean }) {
  return (
    <Box animation={still ? undefined : 'pulse 1.3s ease-in-out infinite'}>
      <Mic size={16} />
    </Box>
  );
}
