import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { PlainIconButton } from './PlainIconButton.tsx';
import { TOAST_REGION } from '../lib/toast-store.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` for questions before something is lost: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
}

export function DialogPanel(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'sm', role } = props;
  const buttons = useRef<HTMLDivElement>(null);
  // A question before something is lost: Enter pressed in haste must keep it.
  const safe = (): HTMLElement | null => buttons.current?.querySelector('button') ?? null;
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role ?? 'dialog'}
      size={size}
      {...(role === 'alertdialog' && { initialFocusEl: safe })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header display="block">
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {description !== undefined && (
                <ChakraDialog.Description>{description}</ChakraDialog.Description>
              )}
            </ChakraDialog.Header>
            {children !== undefined && <ChakraDialog.Body>{children}</ChakraDialog.Body>}
            {footer !== undefined && (
              <ChakraDialog.Footer ref={buttons}>{footer}</ChakraDialog.Footer>
            )}
            <ChakraDialog.CloseTrigger asChild>
              <PlainIconButton label="Close">
                <X size={18} />
              </PlainIconButton>
            </ChakraDialog.CloseTrigger>
            {/* Says that toasts belong to the dialog: neither hidden nor fenced off by it. */}
            <span hidden aria-controls={TOAST_REGION} aria-expanded="true" />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
