import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Markdown } from './markdown/Markdown.tsx';

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minW: '0',
    textStyle: 'body',
    overflowWrap: 'anywhere',
    // Lines that are longer than this are hard to find the next one from.
    '& > :is(p, ul, ol, blockquote, h3, h4)': { maxWidth: '68ch' },
    '& p': { textWrap: 'pretty', whiteSpace: 'pre-wrap' },
    // A slanted last letter leans into the space after it.
    '& em': { color: 'fg.muted', fontStyle: 'italic', paddingInlineEnd: '0.06em' },
    '& strong': { fontWeight: 'bold' },
    '& h3': { textStyle: 'subheading', marginTop: '2' },
    '& h4': { fontWeight: 'semibold', marginTop: '1' },
    '& > :is(div, blockquote)': { marginBlock: '1' },
    '& > :first-child': { marginTop: '0' },
  },
});

interface Props {
  text: string;
  live?: boolean;
}

/** The words of a message. Every character reaches the page as text; nothing in it is HTML. */
export const MessageText = memo(function MessageText({ text, live = false }: Props) {
  return (
    <Words data-words="">
      <Markdown text={text} live={live} />
    </Words>
  );
});
