import { chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { ORIGIN_TYPES } from '@vesper/core/contract/made-here';
import { ScanSearch } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { Button } from '../../ui/Button.tsx';

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '3',
    px: '6',
    py: { base: '8', md: '10' },
    borderRadius: 'xl',
    borderWidth: '2px',
    borderStyle: 'dashed',
    transition: 'border-color 150ms, background-color 150ms',
  },
  variants: {
    isHeldAbove: {
      true: { borderColor: 'accent.line', bg: 'accent.subtle' },
      false: { borderColor: 'border', bg: 'bg.panel' },
    },
  },
});

interface Props {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** A picture chosen by hand, or dropped anywhere on the page. */
export function PicturePicker({ isBusy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const dragging = useFileDrop(onFile);
  return (
    <Place isHeldAbove={dragging}>
      <Button
        loading={isBusy}
        icon={<ScanSearch size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose a picture
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {dragging ? 'Drop it here.' : 'Or drop it anywhere on this page.'} PNG, JPG or WebP, at most{' '}
        {LIMITS.uploadBytes / 1024 / 1024} MB.
      </chakra.p>
      <input
        ref={input}
        type="file"
        hidden
        accept={ORIGIN_TYPES.join()}
        aria-label="Picture to look at"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Place>
  );
}
