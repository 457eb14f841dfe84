import { Box, Flex, chakra } from '@chakra-ui/react';
import type { TrashedImage } from '@vesper/core/contract/image-trash';
import { RotateCcw, Trash2 } from 'lucide-react';
import { restoreImage } from '../../data/image/image-trash.ts';
import { count } from '../../lib/format.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { pillStyles } from '../../ui/pill-styles.ts';
import { Thumbnail } from './Thumbnail.tsx';

const Pill = chakra('button', pillStyles);

const DAY_MS = 24 * 60 * 60 * 1000;

interface Props {
  image: TrashedImage;
  onRemove: () => void;
}

/** A deleted picture: how long it is still there, the way back, and the way out. */
export function TrashTile({ image, onRemove }: Props) {
  const [busy, run] = useBusy();
  return (
    <Box
      role="group"
      aria-label={image.prompt}
      position="absolute"
      inset="0"
      overflow="hidden"
      borderRadius="lg"
      bg="bg.hover"
      isolation="isolate"
    >
      <Thumbnail image={image} alt="" />
      <Badge position="absolute" top="2" insetStart="2" bg="rgba(8, 9, 18, 0.7)" color="white">
        {timeLeft(image.goesAt)}
      </Badge>
      <Flex position="absolute" insetX="2" bottom="2" justify="space-between" gap="2">
        <Pill look="glass" disabled={busy} onClick={() => run(() => restoreImage(image.id))}>
          <RotateCcw size={15} aria-hidden />
          Restore
        </Pill>
        <Pill look="glass" aria-label="Delete for good" title="Delete for good" onClick={onRemove}>
          <Trash2 size={15} aria-hidden />
        </Pill>
      </Flex>
    </Box>
  );
}

function timeLeft(goesAt: string): string {
  const days = Math.ceil((Date.parse(goesAt) - Date.now()) / DAY_MS);
  return days <= 1 ? 'Last day' : `${count(days, 'day')} left`;
}
