import { Center, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { FileUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useImport } from './use-import.ts';

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

/** A card chosen by hand, or dropped anywhere on the page. */
export function ImportCard(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { importFile, importing } = useImport();
  const dragging = useFileDrop(importFile);
  return (
    <>
      <Button
        variant="secondary"
        loading={importing}
        icon={<FileUp size={17} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {importing ? 'Importing...' : 'Import card'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".png,.json,image/png,application/json"
        aria-label="Character card"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was refused.
          event.target.value = '';
          if (file) importFile(file);
        }}
      />
      {dragging && (
        <Veil>
          <FileUp size={34} aria-hidden />
          Drop the character card here
          <chakra.span textStyle="small" color="fg.muted">
            PNG or JSON, at most {Math.floor(LIMITS.cardBytes / 1024 / 1024)} MB
          </chakra.span>
        </Veil>
      )}
    </>
  );
}
