import { chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { UserRoundX } from 'lucide-react';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const Faces = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', p: '1' } });
const Frame = chakra('label', {
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
  likenesses: readonly LikenessView[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const NOBODY = 'nobody';

interface Face {
  value: string;
  label: string;
  title: string;
  thumbnailUrl: string | null;
}

const nobody: Face = { value: NOBODY, label: 'Nobody', title: 'Nobody', thumbnailUrl: null };

const faceOf = ({ id, thumbnailUrl }: LikenessView, index: number): Face => ({
  value: id,
  label: `Photo ${index + 1} of you`,
  title: `Photo ${index + 1}`,
  thumbnailUrl,
});

/** The photo of oneself that the picture features, if any. Not there before there is one. */
export function FeatureMe({ likenesses, chosen, onChoose }: Props) {
  if (likenesses.length === 0) return null;
  return (
    <RadioGroup
      label="Feature me"
      value={chosen ?? NOBODY}
      options={[nobody, ...likenesses.map(faceOf)]}
      onChange={(id) => onChoose(id === NOBODY ? null : id)}
      Layout={Faces}
      Frame={Frame}
      nameOf={({ label }) => label}
      titleOf={({ title }) => title}
      draw={draw}
    >
      {chosen !== null && (
        <chakra.p textStyle="small" color="fg.subtle" mt="2">
          You will be in this picture. It stays private until you share it.
        </chakra.p>
      )}
    </RadioGroup>
  );
}

function draw({ value, thumbnailUrl }: Face) {
  if (value === NOBODY) return <UserRoundX size={20} aria-hidden />;
  return thumbnailUrl !== null && <img src={thumbnailUrl} alt="" />;
}
