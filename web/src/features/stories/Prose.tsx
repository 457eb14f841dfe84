import { chakra } from '@chakra-ui/react';

const Text = chakra('div', {
  base: {
    fontFamily:
      "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Charter, Georgia, serif",
    fontSize: { base: '1.125rem', md: '1.25rem' },
    fontWeight: '400',
    lineHeight: '1.75',
    letterSpacing: '0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    hyphens: 'auto',
    '& p + p': { mt: '1.1em' },
    '& p': { textWrap: 'pretty' },
  },
  variants: {
    opening: {
      true: {
        '& p:first-of-type::first-letter': {
          float: 'left',
          fontSize: '3.4em',
          lineHeight: '0.84',
          marginRight: '0.1em',
          paddingTop: '0.06em',
          color: 'accent.fg',
        },
      },
    },
  },
});

const Caret = chakra('span', {
  base: {
    display: 'inline-block',
    width: '0.5ch',
    height: '1em',
    ms: '0.2ch',
    verticalAlign: '-0.14em',
    borderRadius: '2px',
    bg: 'accent.rose',
    animation: 'pulse 1.2s ease-in-out infinite',
  },
});

interface Props {
  text: string;
  live: boolean;
  opening: boolean;
}

/** The words of a passage. Every character reaches the page as text. */
export function Prose({ text, live, opening }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((words) => words.trim() !== '');
  if (paragraphs.length === 0) {
    return live ? (
      <Text data-testid="passage-waiting">
        <Caret aria-hidden />
      </Text>
    ) : null;
  }
  return (
    <Text opening={opening} lang="en">
      {paragraphs.map((words, index) => (
        <p key={index}>
          {words.trim()}
          {live && index === paragraphs.length - 1 && <Caret aria-hidden />}
        </p>
      ))}
    </Text>
  );
}
