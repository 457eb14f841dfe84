import { chakra } from '@chakra-ui/react';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
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

const NOBODY = 'nobody';

export interface FaceOption {
  value: string;
  label: string;
  title: string;
  url: string | null;
}

interface Props {
  label: string;
  faces: readonly FaceOption[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Stands below while somebody is chosen. */
  children: ReactNode;
}

const nobody: FaceOption = { value: NOBODY, label: 'Nobody', title: 'Nobody', url: null };

/** Who is to be seen in a picture, by their faces; nobody by default. */
export function FaceChoice({ label, faces, chosen, onChoose, children }: Props) {
  return (
    <RadioGroup
      label={label}
      value={chosen ?? NOBODY}
      options={[nobody, ...faces]}
      onChange={(id) => onChoose(id === NOBODY ? null : id)}
      Layout={Faces}
      Frame={Frame}
      nameOf={(face) => face.label}
      titleOf={(face) => face.title}
      draw={draw}
    >
      {chosen !== null && (
        <chakra.p textStyle="small" color="fg.subtle" mt="2">
          {children}
        </chakra.p>
      )}
    </RadioGroup>
  );
}

function draw({ value, url, title }: FaceOption) {
  if (value === NOBODY) return <UserRoundX size={20} aria-hidden />;
  if (url !== null) return <img src={url} alt="" />;
  return <span aria-hidden>{title.charAt(0).toUpperCase()}</span>;
}
