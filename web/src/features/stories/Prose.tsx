import '@fontsource-variable/newsreader';
import '@fontsource-variable/newsreader/wght-italic.css';
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Emphasised } from './Emphasised.tsx';
import { isRetold, paragraphsOf } from '../../data/story/retold.ts';

const Text = chakra('div', {
  base: {
    fontFamily:
      "'Newsreader Variable', 'Iowan Old Style', Palatino, 'Book Antiqua', Georgia, serif",
    fontSize: { base: '1.1875rem', md: '1.3125rem' },
    fontWeight: '400',
    lineHeight: '1.65',
    letterSpacing: '0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    hyphens: 'auto',
    '& > * + *': { mt: '1.1em' },
    '& p': { textWrap: 'pretty' },
  },
  variants: {
    opening: {
      true: {
        '& p:first-of-type::first-letter': {
          float: 'left',
          fontSize: '3.9em',
          lineHeight: '0.74',
          marginRight: '0.08em',
          paddingTop: '0.08em',
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

const Again = chakra('details', {
  base: {
    color: 'fg.muted',
    '& summary': { cursor: 'button', listStyle: 'none', borderRadius: 'sm' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [data-more]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '6',
      fontFamily: 'body',
      textStyle: 'caption',
      color: 'accent.fg',
      whiteSpace: 'nowrap',
    },
    '& summary:hover [data-more]': { textDecoration: 'underline' },
    '&[open] [data-more] svg': { transform: 'rotate(90deg)' },
  },
});

interface Props {
  text: string;
  live: boolean;
  opening: boolean;
  /** Paragraphs that the reader knows from another branch. */
  known: readonly string[];
}

/** The words of a passage. Every character reaches the page as text. */
export function Prose({ text, live, opening, known }: Props) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) {
    return live ? (
      <Text data-testid="passage-waiting">
        <Caret aria-hidden />
      </Text>
    ) : null;
  }
  return (
    <Text opening={opening} lang="en">
      {paragraphs.map((words, index) => {
        const growing = live && index === paragraphs.length - 1;
        if (isRetold(words, known, growing)) return <Retold key={index} words={words} />;
        if (isBreak(words) && !growing) return <Break key={index} />;
        return (
          <p key={index}>
            <Emphasised words={words} />
            {growing && <Caret aria-hidden />}
          </p>
        );
      })}
    </Text>
  );
}

/** A line between two scenes, which models write as stars or strokes. */
const isBreak = (words: string): boolean => /^(?:[*_-] ?){3,}$/.test(words);

const Break = () => (
  <chakra.hr border="0" width="4rem" mx="auto" my="2em" borderTopWidth="1px" borderColor="border" />
);

/** Branches that meet again need not tell it twice: its beginning stands here, the rest on request. */
function Retold({ words }: { words: string }) {
  const [first = words] = /^.+?[.!?]["”’]?(?=\s|$)/s.exec(words) ?? [];
  const rest = words.slice(first.length);
  return (
    <Again data-testid="retold">
      <summary>
        <Emphasised words={first} />{' '}
        <span data-more="">
          <ChevronRight size={13} aria-hidden />
          As in another branch
        </span>
      </summary>
      <p>
        <Emphasised words={rest.trim()} />
      </p>
    </Again>
  );
}
