import { Box, Dialog as ChakraDialog, Flex, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOAST_REGION } from '../lib/toast-store.ts';
import { PlainIconButton } from './PlainIconButton.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** A panel at the side of what it is about; on a phone it takes the window. Escape closes. */
export function SideSheet({ open, onClose, title, description, children }: Props) {
  return (
    <ChakraDialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop bg="rgba(5, 6, 13, 0.5)" backdropFilter="none" />
        <ChakraDialog.Positioner
          p="0"
          overflow="hidden"
          alignItems="stretch"
          justifyContent="flex-end"
        >
          <ChakraDialog.Content
            maxW={{ base: 'none', md: '27rem' }}
            height="100dvh"
            maxHeight="none"
            borderWidth="0"
            borderStartWidth={{ md: '1px' }}
            borderRadius="none"
            overflow="hidden"
            _open={{ animationName: { base: 'rise-in', md: 'slide-in' } }}
          >
            <Flex
              align="flex-start"
              gap="3"
              ps={{ base: '5', md: '6' }}
              pe="3"
              pt="4"
              pb="4"
              borderBottomWidth="1px"
            >
              <Box flex="1" minW="0" pt="1.5">
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                <ChakraDialog.Description textStyle="small" mt="1">
                  {description}
                </ChakraDialog.Description>
              </Box>
              <ChakraDialog.CloseTrigger asChild position="static">
                <PlainIconButton label="Close" size="lg">
                  <X size={20} />
                </PlainIconButton>
              </ChakraDialog.CloseTrigger>
            </Flex>
            <Box
              flex="1"
              minH="0"
              overflowY="auto"
              overscrollBehavior="contain"
              scrollbarWidth="thin"
              px={{ base: '5', md: '6' }}
              pb="max(2rem, env(safe-area-inset-bottom))"
            >
              {children}
            </Box>
            {/* Says that toasts belong to the dialog: neither hidden nor fenced off by it. */}
            <span hidden aria-controls={TOAST_REGION} aria-expanded="true" />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
