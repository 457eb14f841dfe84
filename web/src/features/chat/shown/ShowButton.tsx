import { SHOWN_PICTURE_TYPES } from '@vesper/core/contract/message';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { Sender } from '../../../data/message/send-message.ts';
import { addPictures } from '../../../data/shown-picture/add-pictures.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

/** Chooses pictures to show to the model, from the files of this device or its camera. */
export function ShowButton({ sender }: { sender: Sender }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label="Show a picture"
        size="lg"
        borderRadius="full"
        color="fg.subtle"
        onClick={() => input.current?.click()}
      >
        <Paperclip size={18} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={SHOWN_PICTURE_TYPES.join()}
        multiple
        aria-label="Pictures to show"
        hidden
        onChange={(event) => {
          addPictures(sender, [...(event.target.files ?? [])]);
          // The same file can be chosen again after it was taken away.
          event.target.value = '';
        }}
      />
    </>
  );
}
