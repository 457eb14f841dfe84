import { Center, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import type { ReactNode } from 'react';
import { aspectOf } from '../../data/image/image-options.ts';
import { Compare } from './Compare.tsx';
import type { Look } from './look.ts';
import { pixelsOf, sourceOf } from './order.ts';
import { WHOLE, type View } from './view.ts';

const Frame = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', bg: '#0b0d18', borderRadius: 'lg' },
});
/** What is moved and made larger behind the frame. */
const Plane = chakra('div', {
  base: { position: 'absolute', inset: '0', transformOrigin: '0 0' },
});
const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
});

interface Props {
  image: ImageView;
  look: Look;
  /** The part of it that is looked at; without, all of it. */
  view: View | undefined;
  /** Stands over the picture, in its very shape. */
  children?: ReactNode;
}

/** The picture as large as the window lets it be. */
export function EditorStage({ image, look, view = WHOLE, children }: Props) {
  const { width, height } = pixelsOf(image);
  const aspect = look.kind === 'around' ? aspectOf(look.size) : width / height;
  return (
    <Center
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      p={{ base: '2', md: '3' }}
      css={{ '--stage-height': { base: '52dvh', lg: 'calc(100dvh - 15rem)' } }}
    >
      <Frame
        data-stage={image.status}
        style={{ aspectRatio: aspect, width: `min(100%, calc(var(--stage-height) * ${aspect}))` }}
      >
        <Plane
          css={{ '--zoom': view.zoom }}
          style={{
            transform: `scale(${view.zoom}) translate(${-view.x * 100}%, ${-view.y * 100}%)`,
          }}
        >
          {image.status === 'complete' && <Seen image={image} look={look} />}
          {children}
        </Plane>
      </Frame>
    </Center>
  );
}

function Seen({ image, look }: Pick<Props, 'image' | 'look'>) {
  const src = sourceOf(image);
  const transparent = image.isTransparent || undefined;
  if (look.kind === 'compare') return <Compare before={look.origin} after={image} />;
  if (look.kind === 'before') {
    return (
      <Picture
        src={sourceOf(look.origin)}
        alt="Before"
        data-transparent={look.origin.isTransparent || undefined}
      />
    );
  }
  if (look.kind === 'around') {
    return (
      <Picture
        src={src}
        alt={image.prompt}
        data-transparent={transparent}
        style={{ scale: look.zoom }}
        outline="1px dashed rgba(255, 255, 255, 0.6)"
      />
    );
  }
  return <Picture src={src} alt={image.prompt} draggable={false} data-transparent={transparent} />;
}
