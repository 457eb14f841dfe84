import { Center, Flex, chakra } from '@chakra-ui/react';
import { FileSearch, History, Undo2, WandSparkles } from 'lucide-react';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { foundWords } from '../../data/picture-settings/fill-order.ts';
import type { FoundSettings } from '../../data/picture-settings/found-settings.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { RicherWords } from './RicherWords.tsx';
import { usePictureSettings } from './use-picture-settings.ts';
import { useRicherPrompt } from './use-richer-prompt.ts';

/** Loaded when it is opened for the first time. */
const UsedPrompts = lazyPart(() => import('./UsedPrompts.tsx').then((m) => m.UsedPrompts));

const Tool = chakra(Button, {
  base: { h: { base: '11', md: '9' }, px: '2', color: 'fg.muted', _hover: { color: 'fg' } },
});
const Veil = chakra(Center, {
  base: {
    position: 'absolute',
    inset: '2',
    zIndex: '1',
    flexDirection: 'column',
    gap: '2',
    borderRadius: 'lg',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent.line',
    bg: 'bg.glass',
    backdropFilter: 'blur(10px)',
    textStyle: 'label',
    pointerEvents: 'none',
  },
});

interface Props {
  /** The field of the words. */
  area: RefObject<HTMLTextAreaElement | null>;
  prompt: string;
  onPrompt: (prompt: string) => void;
  /** Fills the form with what a picture says. @returns what brings back the form as it was */
  onFound: (found: FoundSettings) => () => void;
}

/** Ways to better words: suggested ones, those of before, and those of a picture. */
export function PromptTools({ area, prompt, onPrompt, onFound }: Props) {
  // Undefined until then; afterwards it stays, so that closing can be animated.
  const [showsUsed, setShowsUsed] = useState<boolean>();
  const richer = useRicherPrompt(prompt, onPrompt);
  const back = (): void => area.current?.focus();
  return (
    <Flex direction="column" gap="2" mt="-3">
      <Flex mx="-2" wrap="wrap" role="group" aria-label="Words">
        <Tool
          variant="ghost"
          size="sm"
          loading={richer.busy}
          disabled={prompt.trim() === ''}
          icon={<WandSparkles size={15} aria-hidden />}
          onClick={richer.ask}
        >
          Improve
        </Tool>
        <Tool
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          icon={<History size={15} aria-hidden />}
          onClick={() => setShowsUsed(true)}
        >
          Used before
        </Tool>
        <FromPicture area={area} onFound={onFound} />
        {richer.canUndo && (
          <Tool
            variant="ghost"
            size="sm"
            icon={<Undo2 size={15} aria-hidden />}
            onClick={() => {
              richer.undo();
              back();
            }}
          >
            Back to my words
          </Tool>
        )}
      </Flex>
      <RicherWords richer={richer} onDone={back} />
      {showsUsed !== undefined && (
        <Suspense fallback={null}>
          <UsedPrompts
            open={showsUsed}
            onClose={() => setShowsUsed(false)}
            onPick={(words) => {
              onPrompt(words);
              back();
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}

/** Settings out of the file of a picture: chosen, pasted, or dropped on the form. */
function FromPicture({ area, onFound }: Pick<Props, 'area' | 'onFound'>) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ words: string; undo: () => void } | null>(null);
  const { isOver, problem, take, forgetProblem } = usePictureSettings(area, (found) => {
    setRead({ words: foundWords(found), undo: onFound(found) });
  });
  const undo = (): void => {
    read?.undo();
    setRead(null);
  };
  return (
    <>
      <Tool
        variant="ghost"
        size="sm"
        icon={<FileSearch size={15} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        From a picture
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture to read settings from"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          setRead(null);
          take(file);
        }}
      />
      {(problem ?? read) && (
        <Flex
          order="1"
          width="full"
          px="2"
          align="center"
          gap="2"
          wrap="wrap"
          textStyle="caption"
          role="status"
          color={problem === null ? 'fg.muted' : 'fg.warning'}
        >
          {problem ?? `Read from the picture: ${read?.words ?? ''}.`}
          <Button size="sm" variant="ghost" h="8" onClick={problem === null ? undo : forgetProblem}>
            {problem === null ? 'Undo' : 'Dismiss'}
          </Button>
        </Flex>
      )}
      {isOver && (
        <Veil>
          <FileSearch size={28} aria-hidden />
          Drop the picture to read its settings
          <chakra.span textStyle="caption" color="fg.muted">
            It stays on your device
          </chakra.span>
        </Veil>
      )}
    </>
  );
}
