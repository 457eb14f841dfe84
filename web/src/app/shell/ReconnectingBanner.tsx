import { Box, Flex } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useState } from 'react';
import { useConnection } from '../../realtime/index.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Short drops repair themselves before anybody could read a banner about them. */
const PATIENCE_MS = 1_500;

const words = {
  reconnecting: 'Reconnecting... Nothing is lost: what is being made goes on.',
  offline: 'You are offline. What is being made goes on, and appears when you are back.',
};

/** Says that live updates pause, and that the work does not. */
export function ReconnectingBanner() {
  const connection = useConnection();
  const text = connection === 'reconnecting' || connection === 'offline' ? words[connection] : null;
  const shown = useSettled(text);
  return (
    <AnimatePresence initial={false}>
      {shown !== null && (
        <m.div
          initial={{ height: 0, opacity: 0 }}
          animate={{ height: 'auto', opacity: 1 }}
          exit={{ height: 0, opacity: 0 }}
          style={{ overflow: 'hidden' }}
        >
          <Flex
            role="status"
            align="center"
            justify="center"
            gap="3"
            px="4"
            py="2.5"
            bg="caution.subtle"
            color="fg.warning"
            textStyle="small"
          >
            <Spinner size="sm" />
            <Box>{shown}</Box>
          </Flex>
        </m.div>
      )}
    </AnimatePresence>
  );
}

/** A text once it has stood for a while; its absence at once. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === null ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
