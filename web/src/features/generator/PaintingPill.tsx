import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRun } from '../../realtime/index.ts';
import { stageWords } from '../../data/image/run-words.ts';
import { StopButton } from './StopButton.tsx';

/** With less than this share of the stage in the window, it is out of sight. */
const SEEN_SHARE = 0.3;

const Show = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    ps: '4',
    pe: '2',
    borderRadius: 'full',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'button',
  },
});

interface Props {
  /** The picture that is being made. */
  image: ImageView;
  stage: { readonly current: HTMLElement | null };
  onShow: () => void;
}

/** Says how far the picture is while its stage is scrolled away, as when the next one is written. */
export function PaintingPill({ image, stage, onShow }: Props) {
  const run = useRun(image.runId);
  const away = useAway(stage);
  if (away === undefined) return null;
  const Arrow = away === 'below' ? ArrowDown : ArrowUp;
  return (
    <Flex
      position="fixed"
      insetX="0"
      // Above the bar that phones have there.
      bottom={{ base: 'calc(env(safe-area-inset-bottom) + 5.25rem)', lg: '6' }}
      justify="center"
      zIndex="docked"
      pointerEvents="none"
      animation="rise-in 220ms"
    >
      <Flex
        role="group"
        aria-label="Picture under way"
        align="center"
        gap="1"
        p="1"
        borderRadius="full"
        borderWidth="1px"
        borderColor="rgba(255, 255, 255, 0.16)"
        bg="rgba(12, 14, 28, 0.92)"
        color="white"
        boxShadow="float"
        pointerEvents="auto"
      >
        <Show type="button" aria-label="Show the picture under way" onClick={onShow}>
          <Arrow size={16} aria-hidden />
          {stageWords(run)}
          <Box as="span" minW="9" textAlign="end">
            {Math.round((run?.progress ?? 0) * 100)}%
          </Box>
        </Show>
        {image.runId !== undefined && image.batchId === null && (
          <StopButton runId={image.runId} borderRadius="full" />
        )}
      </Flex>
    </Flex>
  );
}

/** Where the stage is while it is out of sight. */
function useAway(stage: Props['stage']): 'above' | 'below' | undefined {
  const [away, setAway] = useState<'above' | 'below'>();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        const side = boundingClientRect.top < 0 ? 'above' : 'below';
        setAway(isIntersecting ? undefined : side);
      },
      { threshold: SEEN_SHARE },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  return away;
}
