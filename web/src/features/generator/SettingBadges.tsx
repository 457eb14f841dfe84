import { Flex, type FlexProps } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ScanFace } from 'lucide-react';
import { QUALITY_LABELS, SIZE_LABELS, STYLE_LABELS } from '../../data/image/image-options.ts';
import { Badge } from '../../ui/Badge.tsx';

interface Props extends FlexProps {
  image: Pick<ImageView, 'settings' | 'likenessId'>;
}

export function SettingBadges({ image: { settings, likenessId }, ...rest }: Props) {
  return (
    <Flex gap="2" wrap="wrap" {...rest}>
      <Badge title={settings.size}>{SIZE_LABELS[settings.size]}</Badge>
      <Badge>{QUALITY_LABELS[settings.quality]}</Badge>
      <Badge>{STYLE_LABELS[settings.style]}</Badge>
      {settings.preset && <Badge>{settings.preset.name}</Badge>}
      {likenessId !== null && (
        <Badge tone="accent">
          <ScanFace size={13} aria-hidden />
          Features you
        </Badge>
      )}
    </Flex>
  );
}
