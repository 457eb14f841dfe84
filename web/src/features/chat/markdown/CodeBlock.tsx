import { Box, Flex, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';

const Lines = chakra('pre', {
  base: {
    px: '4',
    pb: '4',
    pt: '1',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.6',
    whiteSpace: 'pre',
    overflowWrap: 'normal',
    tabSize: '2',
    userSelect: 'text',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

/** Code as it was written, with the way to take it along. */
export function CodeBlock({ language, text }: { language: string; text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <Box width="full" minW="0" borderRadius="lg" borderWidth="1px" bg="bg.field" overflow="hidden">
      <Flex align="center" minH="10" ps="4" pe="1" color="fg.subtle">
        <chakra.span textStyle="caption" fontFamily="mono" flex="1">
          {language}
        </chakra.span>
        <Button
          variant="ghost"
          size="sm"
          textStyle="caption"
          icon={copied ? <Check size={14} /> : <Copy size={14} />}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy code'}
        </Button>
      </Flex>
      {/* Reached by Tab, since the keyboard has to scroll it. */}
      <Lines tabIndex={0}>
        <code>{text}</code>
      </Lines>
    </Box>
  );
}
