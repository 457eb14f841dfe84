import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { ArrowUp, Brush, ImagePlus, Square } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Notice } from '../../data/message/composer.ts';
import { useUsualPrice } from '../../data/image/price-words.ts';
import { DictationNow } from './DictationNow.tsx';
import { NoticeLine, PaintOffer, SuggestButton, SuggestedLine } from './lazy-parts.ts';
import { MicButton } from './voice/MicButton.tsx';
import { useDictation } from './voice/use-dictation.ts';
import { isSendKey } from '../../lib/send-key.ts';
import type { Suggestion } from './use-suggestion.ts';

const SEND_HINT = 'Press Enter to send, Shift+Enter for new line';

interface BoxWords {
  placeholder: string;
  hint: string | undefined;
}

/**
 * @param price of the picture, where one is asked for
 * @param keyboard whether there are keys to tell of
 */
function wordsOf(placeholder: string, price: string | null, keyboard: boolean): BoxWords {
  const asking = price !== null;
  const hint = asking ? `Press Enter to paint it for ${price}` : SEND_HINT;
  return {
    placeholder: asking ? 'Describe the picture' : placeholder,
    hint: keyboard ? hint : undefined,
  };
}

/** A phone has no width to spare: there the buttons stand below the words. */
const roomBesideWords = (keyboard: boolean, showing: boolean) =>
  keyboard ? { pb: '1.5', pe: showing ? '60' : '48' } : { pb: '12', pe: '4' };

export interface MessageBoxProps {
  text: string;
  notice: Notice | null;
  sending: boolean;
  /** A picture is being added; the words wait for it. */
  adding: boolean;
  /** A reply is on its way, so the button stops it. */
  replying: boolean;
  stopping: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  /** Sends the words as the description of a picture. */
  onAskPicture: () => void;
  onStop: () => void;
}

interface Props extends MessageBoxProps {
  placeholder: string;
  /** Undefined where nobody can suggest anything. */
  suggestion: Suggestion | undefined;
  /** The pictures that are to be shown. */
  tray: ReactNode;
  /** Adds a picture to show; undefined where the model cannot see. */
  showButton: ReactNode | undefined;
}

export function MessageBox(props: Props) {
  const { text, notice, onText, onSend, onAskPicture, placeholder, suggestion } = props;
  const { tray, showButton } = props;
  const [asking, setAsking] = useState(false);
  const price = useUsualPrice();
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.trim().length > LIMITS.messageMax;
  const canSend = !tooLong && isSendable(props);

  // Fingers have no Shift key to be told of, and a narrow window has no room beside the buttons.
  const [keyboard] = useState(
    () => !window.matchMedia('(pointer: coarse), (max-width: 30em)').matches,
  );

  // A phone would open its keyboard over the conversation that was just opened.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) area.current?.focus();
  }, []);

  const askPicture = (): void => {
    setAsking(false);
    onAskPicture();
  };
  const dictation = useDictation();
  const submit = (): void => {
    if (!canSend) return;
    dictation.close();
    (asking ? askPicture : onSend)();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <Flex
      as="form"
      direction="column"
      gap="2"
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DictationNow {...{ dictation, text, onText }} />
      <Remarks
        {...{ notice, suggestion, canSend }}
        words={asking || !canSend ? '' : text}
        onRetry={submit}
        onPaint={askPicture}
      />
      <Box
        position="relative"
        bg="bg.field"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="xl"
        boxShadow="card"
        px="1.5"
        pt="1"
        pb={keyboard ? '2.5' : '1'}
        transition="border-color 150ms"
        _focusWithin={{ borderColor: 'accent.line' }}
        css={{
          '& [id$="-words"]': {
            paddingInline: '1rem 6rem',
            marginTop: '-0.375rem',
            fontSize: '0.75rem',
          },
        }}
      >
        {tray}
        <TextArea
          ref={area}
          data-shortcut="message"
          label="Message"
          hideLabel
          {...wordsOf(placeholder, asking ? price : null, keyboard)}
          value={text}
          max={LIMITS.messageMax}
          error={tooLong ? `A message has at most ${LIMITS.messageMax} characters.` : undefined}
          minRows={1}
          maxRows={8}
          bg="transparent"
          border="0"
          outline="0"
          {...roomBesideWords(keyboard, showButton !== undefined)}
          enterKeyHint="send"
          autoComplete="off"
          _focusVisible={{ outline: '0' }}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Flex position="absolute" insetEnd="2" bottom={keyboard ? '2.5' : '1.5'} gap="1">
          {suggestion && (
            <Suspense fallback={<Box boxSize="11" />}>
              <SuggestButton suggestion={suggestion} />
            </Suspense>
          )}
          <MicButton dictation={dictation} />
          {showButton}
          <PictureSwitch
            asking={asking}
            onChange={(wanted) => {
              setAsking(wanted);
              area.current?.focus();
            }}
          />
          <SendOrStop {...props} canSend={canSend} asking={asking} />
        </Flex>
      </Box>
    </Flex>
  );
}

const isSendable = ({ text, sending, adding }: MessageBoxProps): boolean =>
  text.trim() !== '' && !sending && !adding;

interface RemarksProps extends Pick<Props, 'notice' | 'suggestion'> {
  canSend: boolean;
  /** Words that may ask for a picture. */
  words: string;
  onRetry: () => void;
  onPaint: () => void;
}

/** What there is to say of the words in the box. */
function Remarks({ notice, suggestion, canSend, words, onRetry, onPaint }: RemarksProps) {
  return (
    <Suspense fallback={null}>
      {suggestion?.isShown === true && <SuggestedLine suggestion={suggestion} />}
      {notice && <NoticeLine notice={notice} onRetry={onRetry} canRetry={canSend} />}
      {words !== '' && <PaintOffer words={words} onPaint={onPaint} />}
    </Suspense>
  );
}

interface PictureSwitchProps {
  asking: boolean;
  onChange: (asking: boolean) => void;
}

/** Turns the box to describing a picture, and back. */
function PictureSwitch({ asking, onChange }: PictureSwitchProps) {
  return (
    <IconButton
      label={asking ? 'Write a message instead' : 'Ask for a picture'}
      size="lg"
      borderRadius="full"
      aria-pressed={asking}
      color={asking ? 'accent.fg' : 'fg.subtle'}
      onClick={() => onChange(!asking)}
    >
      <ImagePlus size={19} />
    </IconButton>
  );
}

type SendOrStopProps = Pick<MessageBoxProps, 'sending' | 'replying' | 'stopping' | 'onStop'> & {
  canSend: boolean;
  /** The words describe a picture. */
  asking: boolean;
};

/** One place for both: while a reply is on its way there is nothing to send. */
function SendOrStop({ sending, replying, stopping, onStop, canSend, asking }: SendOrStopProps) {
  const price = useUsualPrice();
  if (replying || sending) {
    return (
      <IconButton
        label={stopping ? 'Stopping' : 'Stop'}
        size="lg"
        variant="secondary"
        borderRadius="full"
        loading={stopping}
        onClick={onStop}
      >
        <Square size={15} fill="currentColor" />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={asking ? `Paint · ${price}` : 'Send'}
      type="submit"
      size="lg"
      variant={canSend ? 'primary' : 'secondary'}
      borderRadius="full"
      disabled={!canSend}
    >
      {asking ? <Brush size={18} /> : <ArrowUp size={20} />}
    </IconButton>
  );
}
