import { Center, chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useFileDrop } from '../lib/use-file-drop.ts';
import { Button } from './Button.tsx';

const Veil = chakra(Center, {
  base: {
    position: 'fixed',
    inset: '3',
    zIndex: 'overlay',
    flexDirection: 'column',
    gap: '3',
    borderRadius: 'xl',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent.line',
    bg: 'bg.glass',
    backdropFilter: 'blur(10px)',
    color: 'fg',
    textStyle: 'heading',
    pointerEvents: 'none',
    animation: 'fade-in 150ms',
  },
});

interface Props {
  label: string;
  importing: boolean;
  /** Names the field for the file. */
  what: string;
  /** Endings and media types, as the field for the file takes them. */
  accept: string;
  /** Says which files are taken, to whoever holds one above the page. */
  hint: string;
  onFile: (file: File) => void;
}

/** A file chosen by hand, or dropped anywhere on the page. */
export function ImportButton({ label, importing, what, accept, hint, onFile }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const dragging = useFileDrop(onFile);
  return (
    <>
      <Button
        variant="secondary"
        loading={importing}
        icon={<FileUp size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {importing ? 'Importing...' : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={what}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {dragging && (
        <Veil>
          <FileUp size={34} aria-hidden />
          Drop the {what.toLowerCase()} here
          <chakra.span textStyle="small" color="fg.muted">
            {hint}
          </chakra.span>
        </Veil>
      )}
    </>
  );
}
