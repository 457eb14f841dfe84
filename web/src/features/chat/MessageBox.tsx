import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { ArrowUp, Info, Square } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Notice } from '../../data/message/composer.ts';
import { isSendKey } from './send-key.ts';

export interface MessageBoxProps {
  text: string;
  notice: Notice | null;
  sending: boolean;
  /** A reply is on its way, so the button stops it. */
  replying: boolean;
  stopping: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

export function MessageBox(props: MessageBoxProps) {
  const { text, notice, sending, replying, stopping, onText, onSend, onStop } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.trim().length > LIMITS.messageMax;
  const canSend = text.trim() !== '' && !sending && !tooLong;

  // A phone would open its keyboard over the conversation that was just opened.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) area.current?.focus();
  }, []);

  const submit = (): void => {
    if (canSend) onSend();
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
      {notice && <NoticeLine notice={notice} onRetry={submit} canRetry={canSend} />}
      <Box
        position="relative"
        bg="bg.field"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="xl"
        boxShadow="card"
        px="1.5"
        pt="1"
        pb="2.5"
        transition="border-color 150ms"
        _focusWithin={{ borderColor: 'accent.line' }}
        css={{
          '& [id$="-words"]': {
            paddingInline: '1rem 3.5rem',
            marginTop: '-0.375rem',
            fontSize: '0.75rem',
          },
        }}
      >
        <TextArea
          ref={area}
          data-shortcut="message"
          label="Message"
          hideLabel
          hint="Press Enter to send, Shift+Enter for new line"
          placeholder="Write a message"
          value={text}
          max={LIMITS.messageMax}
          error={tooLong ? `A message has at most ${LIMITS.messageMax} characters.` : undefined}
          minRows={1}
          maxRows={8}
          bg="transparent"
          border="0"
          outline="0"
          pb="1.5"
          pe="14"
          enterKeyHint="send"
          autoComplete="off"
          _focusVisible={{ outline: '0' }}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Box position="absolute" insetEnd="2.5" bottom="2.5">
          {replying || sending ? (
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
          ) : (
            <IconButton
              label="Send"
              type="submit"
              size="lg"
              variant={canSend ? 'primary' : 'secondary'}
              borderRadius="full"
              disabled={!canSend}
            >
              <ArrowUp size={20} />
            </IconButton>
          )}
        </Box>
      </Box>
    </Flex>
  );
}

interface NoticeProps {
  notice: Notice;
  canRetry: boolean;
  onRetry: () => void;
}

function NoticeLine({ notice, canRetry, onRetry }: NoticeProps) {
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      px="4"
      py="2"
      minH="12"
      borderRadius="lg"
      bg="caution.subtle"
      color="fg.warning"
      textStyle="small"
      animation="fade-in 180ms"
    >
      <Box aria-hidden flexShrink="0">
        <Info size={16} />
      </Box>
      <Box flex="1">{notice.text}</Box>
      {notice.retry && (
        <Button size="sm" variant="secondary" disabled={!canRetry} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Flex>
  );
}
