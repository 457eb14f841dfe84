import { Flex, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { UserRoundX } from 'lucide-react';
import { useId } from 'react';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2', p: '0' } });
const Face = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    overflow: 'hidden',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.field',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'border-color, box-shadow, opacity',
    transitionDuration: 'fast',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: '50% 25%' },
    _hover: { borderColor: 'accent.line' },
    '&:has(:checked)': {
      borderColor: 'transparent',
      boxShadow: '0 0 0 2px var(--vsp-colors-bg-panel), 0 0 0 4px var(--vsp-colors-accent-rose)',
    },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.ring',
      outlineOffset: '5px',
    },
  },
});

interface Props {
  /** Ready ones, newest first. */
  photos: readonly LikenessView[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Which photo of oneself the picture features, if any. Not there before there is a photo. */
export function FeatureMe({ photos, chosen, onChoose }: Props) {
  const name = useId();
  if (photos.length === 0) return null;
  const radio = (label: string, id: string | null) => (
    <chakra.input
      type="radio"
      name={name}
      aria-label={label}
      checked={chosen === id}
      onChange={() => onChoose(id)}
      position="absolute"
      inset="0"
      opacity="0"
      cursor="button"
    />
  );
  return (
    <Group>
      <Legend>Feature me</Legend>
      <Flex gap="3" wrap="wrap" p="1">
        <Face title="Nobody">
          {radio('Nobody', null)}
          <UserRoundX size={20} aria-hidden />
        </Face>
        {photos.map(({ id, thumbnailUrl }, index) => (
          <Face key={id} title={`Photo ${index + 1}`}>
            {radio(`Photo ${index + 1} of you`, id)}
            {thumbnailUrl !== null && <img src={thumbnailUrl} alt="" />}
          </Face>
        ))}
      </Flex>
      {chosen !== null && (
        <chakra.p textStyle="small" color="fg.subtle" mt="2">
          You will be in this picture. It stays private until you share it.
        </chakra.p>
      )}
    </Group>
  );
}
