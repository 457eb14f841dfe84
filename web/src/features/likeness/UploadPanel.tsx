import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import './uploader.css';
import { Box, Flex } from '@chakra-ui/react';
import Dashboard from '@uppy/dashboard';
import { LIMITS } from '@vesper/core/contract/limits';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { shownAppearance } from '../../theme/color-mode.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TriangleAlert, X } from 'lucide-react';
import { DASHBOARD_WORDS } from './upload-words.ts';
import { uploadStore } from './upload-store.ts';
import { uploader } from './uploader.ts';

/** The widget at its own 550 pixels and the words beside it, as far as the window has them. */
const HEIGHT = 'min(582px, calc(100dvh - 15rem))';

/** The widget, and above it what it would only say in passing. */
export function UploadPanel({ room }: { room: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { phase, troubles, refusals } = useStore(uploadStore);

  useEffect(() => uploader.setRoom(room), [room]);
  useEffect(() => {
    const { uppy } = uploader;
    if (!frame.current) return undefined;
    uppy.use(Dashboard, {
      inline: true,
      target: frame.current,
      width: '100%',
      height: '100%',
      theme: shownAppearance(),
      note: `JPG, PNG · max ${LIMITS.uploadBytes / 1024 / 1024}MB per file`,
      thumbnailWidth: LIMITS.likenessThumbnail,
      thumbnailType: 'image/jpeg',
      proudlyDisplayPoweredByUppy: false,
      // A plain PUT starts over after a stop, so nothing offers to pause it.
      hidePauseResumeButton: true,
      disableInformer: true,
      doneButtonHandler: null,
      showNativePhotoCameraButton: matchMedia('(pointer: coarse)').matches,
      nativeCameraFacingMode: 'user',
      locale: DASHBOARD_WORDS,
    });
    return () => {
      const plugin = uppy.getPlugin('Dashboard');
      if (plugin) uppy.removePlugin(plugin);
    };
  }, []);

  return (
    <Flex direction="column" gap="3" className="likeness-upload" height={HEIGHT}>
      <Lines words={refusals} tone="caution" onDismiss={forgetRefusals} />
      <Lines words={troubles} tone="danger" />
      <Box ref={frame} flex="1 0 17rem" minH="0" />
      <Flex align="center" gap="2.5" minH="6" textStyle="small" role="status">
        {(phase === 'uploading' || phase === 'checking') && (
          <>
            <Spinner size="sm" />
            Processing your upload...
          </>
        )}
      </Flex>
    </Flex>
  );
}

function forgetRefusals(): void {
  uploadStore.setState({ refusals: [] });
}

interface LinesProps {
  words: readonly string[];
  tone: 'caution' | 'danger';
  onDismiss?: () => void;
}

function Lines({ words, tone, onDismiss }: LinesProps) {
  if (words.length === 0) return null;
  return (
    <Notice tone={tone} role="alert" flexShrink="0">
      <TriangleAlert size={16} aria-hidden />
      <Flex
        as="ul"
        direction="column"
        gap="1"
        flex="1"
        minW="0"
        maxH="6.5rem"
        overflowY="auto"
        listStyleType="none"
      >
        {words.map((line) => (
          <Box as="li" key={line} overflowWrap="anywhere">
            {line}
          </Box>
        ))}
      </Flex>
      {onDismiss && (
        <PlainIconButton label="Dismiss" size="sm" my="-1.5" onClick={onDismiss}>
          <X size={16} />
        </PlainIconButton>
      )}
    </Notice>
  );
}
