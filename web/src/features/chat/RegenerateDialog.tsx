import { Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { regenerate } from '../../data/message/message-actions.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useChat } from './chat-context.ts';
import { ModelCard } from './settings/ModelCard.tsx';

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    px: '4',
    py: '3',
    minH: '11',
    borderRadius: 'lg',
    borderWidth: '1px',
    textAlign: 'start',
    color: 'fg',
    cursor: 'button',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover', borderColor: 'accent.line' },
    _disabled: {
      opacity: '0.62',
      cursor: 'disabled',
      _hover: { bg: 'transparent', borderColor: 'border' },
    },
  },
});

interface Props {
  message: MessageView;
  open: boolean;
  onClose: () => void;
}

/** Asks which model is to write a reply anew; the conversation keeps its own. */
export function RegenerateDialog({ message, open, onClose }: Props) {
  const { models } = useChat();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Regenerate with"
      description="Writes one more version of this reply. The conversation keeps its model."
    >
      <Flex direction="column" gap="2" pb="4" pt="2">
        {models.map((model) => (
          <Choice
            key={model.id}
            type="button"
            disabled={model.isAway}
            onClick={() => {
              onClose();
              inBackground(regenerate(message, model.id));
            }}
          >
            <ModelCard model={model} />
          </Choice>
        ))}
      </Flex>
    </Dialog>
  );
}
