import { Dialog } from '@chakra-ui/react';

/** The name of the dialog around it. */
export const DialogTitle = Dialog.Title;
