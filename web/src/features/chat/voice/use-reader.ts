import { useEffect, useMemo, useState } from 'react';
import { usePublicConfig } from '../../../data/config/public-config.ts';
import { readSentences, type SentenceReader } from '../../../data/speech/read-sentences.ts';
import { sentencesOf } from '../../../data/speech/sentences.ts';
import {
  browserSpeaker,
  serviceSpeaker,
  type Manner,
  type Speaker,
  type VoiceOption,
} from '../../../data/speech/speakers.ts';
import { loadVoiceChoice, saveVoiceChoice } from '../../../data/speech/voice-choice.ts';

export interface MannerProps {
  voices: readonly VoiceOption[];
  manner: Manner;
  onManner: (manner: Manner) => void;
}

interface Listening extends MannerProps {
  reader: SentenceReader;
  sentences: readonly string[];
}

/**
 * Reads a text as soon as it is known by whom, in the voice that was chosen for this character.
 * @returns null where nothing can read
 */
export function useReader(text: string, speakerKey: string): Listening | null {
  const config = usePublicConfig();
  const names = config?.speech?.voices;
  const speaker = useMemo(() => (names ? serviceSpeaker(names) : browserSpeaker()), [names]);
  const sentences = useMemo(() => sentencesOf(text), [text]);
  const [manner, setManner] = useState(() => mannerFor(speakerKey));
  const voices = useVoices(speaker);
  const reader = useMemo(
    () => speaker && readSentences(sentences, speaker, mannerFor(speakerKey)),
    [speaker, sentences, speakerKey],
  );
  const isKnown = config !== undefined;

  useEffect(() => {
    if (!reader || !isKnown) return undefined;
    if (sentences.length > 0) reader.play();
    return () => reader.stop();
  }, [reader, isKnown, sentences]);

  if (!reader) return null;
  const onManner = (next: Manner): void => {
    setManner(next);
    keepManner(speakerKey, next);
    reader.change(next);
  };
  return { reader, sentences, voices, manner, onManner };
}

function useVoices(speaker: Speaker | null): readonly VoiceOption[] {
  const [voices, setVoices] = useState<readonly VoiceOption[]>([]);
  useEffect(() => {
    if (!speaker) return undefined;
    const look = (): void => setVoices(speaker.voices());
    look();
    return speaker.onVoices(look);
  }, [speaker]);
  return voices;
}

function mannerFor(speakerKey: string): Manner {
  const { rate, voices } = loadVoiceChoice();
  return { rate, voice: voices[speakerKey] };
}

function keepManner(speakerKey: string, { rate, voice }: Manner): void {
  const { voices } = loadVoiceChoice();
  saveVoiceChoice({ rate, voices: { ...voices, ...(voice && { [speakerKey]: voice }) } });
}
