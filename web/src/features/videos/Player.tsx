import { chakra } from '@chakra-ui/react';
import type { VideoView } from '@vesper/core/contract/video';
import { wantsMotion } from './wants-motion.ts';

const Film = chakra('video', {
  base: { width: 'full', height: 'full', objectFit: 'contain', bg: '#0b0d18' },
});

/** A film with the browser's own controls, which every keyboard and screen reader knows; it has no sound. */
export function Player({ video }: { video: VideoView }) {
  return (
    <Film
      aria-label={video.prompt}
      src={video.videoUrl ?? undefined}
      poster={video.posterUrl ?? undefined}
      controls
      loop
      muted
      playsInline
      preload="metadata"
      autoPlay={wantsMotion()}
    />
  );
}
