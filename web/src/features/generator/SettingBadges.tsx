import { Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { QUALITY_LABELS, SIZE_LABELS, STYLE_LABELS } from '../../lib/image-options.ts';
import { Badge } from '../../ui/Badge.tsx';

export function SettingBadges({ settings }: Pick<ImageView, 'settings'>) {
  return (
    <Flex gap="2" wrap="wrap" mt="4">
      <Badge title={settings.size}>{SIZE_LABELS[settings.size]}</Badge>
      <Badge>{QUALITY_LABELS[settings.quality]}</Badge>
      <Badge>{STYLE_LABELS[settings.style]}</Badge>
    </Flex>
  );
}
