import { Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { MessageView } from '@vesper/core/contract/message';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { editMessage } from '../../data/message/message-actions.ts';
import { isSendKey } from '../../lib/send-key.ts';
import { useBusy } from '../../lib/use-busy.ts';

interface Props {
  message: MessageView;
  onDone: () => void;
}

/** A message while its words are being changed. Escape gives up; only the user's own has a reply. */
export function EditMessage({ message, onDone }: Props) {
  const [text, setText] = useState(message.content);
  const [busy, run] = useBusy();
  const area = useRef<HTMLTextAreaElement>(null);
  const own = message.role === 'user';
  const content = text.trim();
  const tooLong = content.length > LIMITS.messageMax;
  const ready = content !== '' && !tooLong && !busy;

  useEffect(() => {
    const end = area.current?.value.length ?? 0;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  }, []);

  const save = (rerun: boolean): void => {
    if (!ready) return;
    if (!rerun && content === message.content) return onDone();
    run(async () => {
      if (await editMessage(message, content, rerun)) onDone();
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onDone();
    }
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    save(own);
  };

  return (
    <Flex direction="column" gap="3" width="full" role="group" aria-label="Edit message">
      <TextArea
        ref={area}
        label={own ? 'Your message' : 'Their words'}
        hideLabel
        value={text}
        max={LIMITS.messageMax}
        error={tooLong ? `A message has at most ${LIMITS.messageMax} characters.` : undefined}
        minRows={2}
        maxRows={12}
        disabled={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button size="sm" variant="ghost" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant={own ? 'secondary' : 'primary'}
          loading={busy && !own}
          disabled={!ready}
          onClick={() => save(false)}
        >
          Save
        </Button>
        {own && (
          <Button size="sm" loading={busy} disabled={!ready} onClick={() => save(true)}>
            Save and rerun
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
