import { Box, Flex, chakra } from '@chakra-ui/react';
import { TOASTS } from '@vesper/core/contract/toasts';
import type { VideoView } from '@vesper/core/contract/video';
import { Download, Lock, Trash2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { downloadName, saveFile } from '../../lib/download.ts';
import { shortDate } from '../../lib/format.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  video: VideoView;
  onReuse: () => void;
  onDelete: () => Promise<boolean>;
}

/** Below a finished film: its words, what it was made with, and what can be done with it. */
export function FinishedVideo({ video, onReuse, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isSaving, run] = useBusy();
  const save = (): void =>
    run(async () => {
      const path = video.videoUrl;
      if (path === null) return;
      await saveFile(`${path}?download`, downloadName(video.prompt, 'mp4')).catch(() =>
        showToast({ ...TOASTS.downloadFailed, kind: 'failure' }),
      );
    });
  return (
    <Box px={{ base: '4', md: '5' }} pt="3" pb="4">
      <Flex align="flex-start" justify="space-between" gap="3">
        <chakra.p lineClamp={2} pt="2">
          {video.prompt}
        </chakra.p>
        <Flex gap="1" me="-2" flexShrink="0">
          <IconButton label="Download" size="lg" loading={isSaving} onClick={save}>
            <Download size={18} />
          </IconButton>
          <IconButton label="Delete" size="lg" onClick={() => setAsking(true)}>
            <Trash2 size={18} />
          </IconButton>
        </Flex>
      </Flex>
      <Facts video={video} />
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        mt="4"
        pt="3"
        borderTopWidth="1px"
        wrap="wrap"
      >
        <Flex align="center" gap="2" textStyle="small" color="fg.muted">
          <Lock size={15} aria-hidden />
          Only you can see it
        </Flex>
        <Button
          variant="secondary"
          flexGrow={{ base: '1', sm: '0' }}
          icon={<WandSparkles size={16} aria-hidden />}
          onClick={onReuse}
        >
          Use these settings
        </Button>
      </Flex>
      <DeleteDialog
        open={isAsking}
        title="Delete this film?"
        description="It is gone for good, with its file. The tokens it cost do not come back."
        onDelete={onDelete}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

function Facts({ video }: { video: VideoView }) {
  const { pixels, bytes } = video;
  return (
    <Flex gap="2" mt="3" wrap="wrap" aria-label="Details" role="group">
      <Badge>{video.model}</Badge>
      <Badge>{video.seconds} s</Badge>
      {pixels && (
        <Badge>
          {pixels.width} × {pixels.height}
        </Badge>
      )}
      <Badge>Seed {video.seed}</Badge>
      {bytes !== null && <Badge>{megabytes(bytes)}</Badge>}
      <Badge>
        <time dateTime={video.createdAt}>{shortDate(video.createdAt)}</time>
      </Badge>
    </Flex>
  );
}
