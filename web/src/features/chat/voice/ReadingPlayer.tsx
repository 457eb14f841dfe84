import { Box, Flex, chakra } from '@chakra-ui/react';
import { Pause, Play, SkipBack, SkipForward, Volume2, X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Voice } from '../../../data/conversation/voice.ts';
import { stopReading } from '../../../data/speech/reading.ts';
import type { ReadingState, SentenceReader } from '../../../data/speech/read-sentences.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { MannerFields } from './MannerFields.tsx';
import { useReader } from './use-reader.ts';

const Panel = chakra('section', {
  base: {
    mb: '2',
    px: { base: '3', md: '4' },
    pt: '2.5',
    pb: '2',
    borderWidth: '1px',
    borderRadius: 'xl',
    bg: 'bg.panel',
    boxShadow: 'card',
    animation: 'fade-in 180ms',
  },
});

interface Props {
  text: string;
  voice: Pick<Voice, 'name' | 'characterId'>;
}

/** Reads a reply aloud, sentence by sentence, and stops when its listener begins to write. */
export function ReadingPlayer({ text, voice }: Props) {
  const listening = useReader(text, voice.characterId ?? 'assistant');
  useEffect(() => {
    const onInput = (event: Event): void => {
      if (event.target instanceof HTMLTextAreaElement) stopReading();
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);

  return (
    <Panel aria-label="Reading aloud">
      {listening ? (
        <Playing name={voice.name} {...listening} />
      ) : (
        <Line words="This browser has no voice to read with." isQuiet />
      )}
    </Panel>
  );
}

type PlayingProps = NonNullable<ReturnType<typeof useReader>> & { name: string };

function Playing({ reader, sentences, name, ...manner }: PlayingProps) {
  const { index, status } = useStore(reader.state);
  return (
    <>
      <Line words={wordsOf(sentences, { index, status })} isQuiet={status === 'failed'} />
      <Progress done={status === 'ended' ? 1 : index / Math.max(sentences.length, 1)} />
      <Flex align="center" justify="space-between" gap="2" pt="1">
        <Flex align="center" gap={{ base: '0', md: '1' }} ms="-2" flexShrink="0">
          <IconButton
            label="Previous sentence"
            size="lg"
            disabled={index === 0}
            onClick={() => reader.go(index - 1)}
          >
            <SkipBack size={18} />
          </IconButton>
          <PlayOrPause reader={reader} status={status} name={name} />
          <IconButton
            label="Next sentence"
            size="lg"
            disabled={index >= sentences.length - 1}
            onClick={() => reader.go(index + 1)}
          >
            <SkipForward size={18} />
          </IconButton>
        </Flex>
        <Flex align="center" gap="1" minW="0">
          <MannerFields {...manner} />
        </Flex>
      </Flex>
    </>
  );
}

const FAILED = 'This could not be read aloud. Try another voice, or again in a moment.';

function wordsOf(sentences: readonly string[], { index, status }: ReadingState): string {
  if (status === 'failed') return FAILED;
  return sentences[index] ?? 'There are no words to read in this reply.';
}

/** The sentence that is being read; screen readers hear the voice itself. */
function Line({ words, isQuiet }: { words: string; isQuiet: boolean }) {
  return (
    <Flex align="center" gap="2.5" minW="0" minH="6">
      <Box color="accent.fg" flexShrink="0" aria-hidden>
        <Volume2 size={16} />
      </Box>
      <Box
        flex="1"
        minW="0"
        textStyle="small"
        color={isQuiet ? 'fg.muted' : 'fg'}
        truncate={!isQuiet}
        role={isQuiet ? 'status' : undefined}
      >
        {words}
      </Box>
      <IconButton label="Stop reading" size="lg" my="-2" me="-2" onClick={stopReading}>
        <X size={18} />
      </IconButton>
    </Flex>
  );
}

function Progress({ done }: { done: number }) {
  return (
    <Box h="2px" mt="2.5" mb="1" borderRadius="full" bg="bg.pressed" overflow="hidden" aria-hidden>
      <Box
        h="full"
        bg="accent.fg"
        borderRadius="full"
        transition="width 200ms"
        style={{ width: `${Math.round(done * 100)}%` }}
      />
    </Box>
  );
}

interface PlayOrPauseProps {
  reader: SentenceReader;
  status: ReadingState['status'];
  name: string;
}

function PlayOrPause({ reader, status, name }: PlayOrPauseProps) {
  if (status === 'reading') {
    return (
      <IconButton
        label="Pause"
        size="lg"
        variant="primary"
        borderRadius="full"
        onClick={reader.pause}
      >
        <Pause size={18} fill="currentColor" />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={status === 'ended' ? `Read ${name}’s reply again` : 'Go on reading'}
      size="lg"
      variant="primary"
      borderRadius="full"
      onClick={reader.play}
    >
      <Play size={18} fill="currentColor" />
    </IconButton>
  );
}
