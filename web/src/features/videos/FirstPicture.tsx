import { Box, chakra } from '@chakra-ui/react';
import { useImages } from '../../data/image/use-images.ts';
import { litWhenChosen, RadioGroup } from '../../ui/RadioGroup.tsx';

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', overflowX: 'auto', scrollbarWidth: 'thin', p: '1', m: '-1' },
});
const Frame = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '16',
    borderRadius: 'md',
    overflow: 'hidden',
    textStyle: 'caption',
  },
});

const NONE = '';

interface Props {
  chosen: string | null;
  /** The model makes no films of words alone. */
  isNeeded: boolean;
  onChoose: (imageId: string | null) => void;
}

/** A picture of one's own that the film begins with. Those made with one's photo are not offered. */
export function FirstPicture({ chosen, isNeeded, onChoose }: Props) {
  const { data = [] } = useImages();
  const pictures = data.filter(
    ({ status, likenessId, thumbnailUrl }) =>
      status === 'complete' && likenessId === null && thumbnailUrl !== null,
  );
  const options = [
    ...(isNeeded ? [] : [{ value: NONE, label: 'No picture', src: '' }]),
    ...pictures.map(({ id, prompt, thumbnailUrl }) => ({
      value: id,
      label: prompt,
      src: thumbnailUrl ?? '',
    })),
  ];
  return (
    <RadioGroup
      label="Begins with"
      value={chosen ?? NONE}
      options={options}
      onChange={(id) => onChoose(id === NONE ? null : id)}
      Layout={Row}
      Frame={Frame}
      nameOf={({ label }) => label}
      draw={({ src }) =>
        src === '' ? (
          <Box aria-hidden>Words</Box>
        ) : (
          <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" />
        )
      }
    />
  );
}
