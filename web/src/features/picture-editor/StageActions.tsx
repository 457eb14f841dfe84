import { Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Download, Eye, SplitSquareHorizontal, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { stepName } from './ways.ts';

interface Props {
  image: ImageView;
  /** There is an origin to look at. */
  hasBefore: boolean;
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  /** True while the origin is to be seen. */
  onPeek: (peeking: boolean) => void;
  onDelete: () => void;
  /** How near it is, where that can be changed. */
  children: ReactNode;
}

const isPress = (key: string): boolean => key === ' ' || key === 'Enter';

/** Below the picture: what was done to get it, the looks at what it was before, and the file. */
export function StageActions(props: Props) {
  const { image, hasBefore, comparing, onCompare, onPeek, onDelete } = props;
  const { download, busy } = useImageActions(image);
  return (
    <Flex align="center" gap="2" wrap="wrap" mt="3">
      <chakra.h2 textStyle="subheading" flex="1" minW={{ base: '4.5rem', md: '8rem' }}>
        {stepName(image)}
      </chakra.h2>
      {props.children}
      {hasBefore && (
        <>
          <Button
            size="sm"
            variant={comparing ? 'primary' : 'secondary'}
            aria-pressed={comparing}
            icon={<SplitSquareHorizontal size={16} aria-hidden />}
            onClick={() => onCompare(!comparing)}
          >
            Compare
          </Button>
          <Button
            size="sm"
            variant="secondary"
            touchAction="none"
            icon={<Eye size={16} aria-hidden />}
            onPointerDown={() => onPeek(true)}
            onPointerUp={() => onPeek(false)}
            onPointerLeave={() => onPeek(false)}
            onPointerCancel={() => onPeek(false)}
            onContextMenu={(event) => event.preventDefault()}
            onBlur={() => onPeek(false)}
            onKeyDown={({ key }) => isPress(key) && onPeek(true)}
            onKeyUp={({ key }) => isPress(key) && onPeek(false)}
          >
            Hold to see before
          </Button>
        </>
      )}
      {image.status === 'complete' && (
        <IconButton
          label="Download"
          size="lg"
          loading={busy === 'download'}
          onClick={() => inBackground(download())}
        >
          <Download size={18} />
        </IconButton>
      )}
      {image.status !== 'pending' && (
        <IconButton label="Delete" size="lg" onClick={onDelete}>
          <Trash2 size={18} />
        </IconButton>
      )}
    </Flex>
  );
}
