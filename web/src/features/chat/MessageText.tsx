import { chakra } from '@chakra-ui/react';
import { Fragment, memo } from 'react';
import { parseMarkup, type Line } from './markup.ts';

const Paragraphs = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    textStyle: 'body',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '& p': { textWrap: 'pretty' },
    '& em': { color: 'fg.muted', fontStyle: 'italic' },
    '& strong': { fontWeight: 'bold' },
  },
});

const Caret = chakra('span', {
  base: {
    display: 'inline-block',
    width: '0.5ch',
    height: '1.05em',
    ms: '0.25ch',
    verticalAlign: '-0.16em',
    borderRadius: '2px',
    bg: 'accent.rose',
    animation: 'pulse 1.2s ease-in-out infinite',
  },
});

/** The words of a message. Every character reaches the page as text; nothing in it is HTML. */
export const MessageText = memo(function MessageText(props: { text: string; live?: boolean }) {
  const { text, live = false } = props;
  const paragraphs = parseMarkup(text, live);
  return (
    <Paragraphs>
      {paragraphs.map((lines, index) => (
        <p key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <Spans line={line} />
            </Fragment>
          ))}
          {live && index === paragraphs.length - 1 && <Caret aria-hidden />}
        </p>
      ))}
    </Paragraphs>
  );
});

function Spans({ line }: { line: Line }) {
  return line.map(({ kind, text }, index) => {
    if (kind === 'strong') return <strong key={index}>{text}</strong>;
    if (kind === 'emphasis') return <em key={index}>{text}</em>;
    return <Fragment key={index}>{text}</Fragment>;
  });
}
