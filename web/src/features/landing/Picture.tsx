import { useEffect, useRef, useState } from 'react';

interface Props {
  /** File name in /showcase/, without its ending. */
  name: string;
  alt: string;
  width: number;
  height: number;
  onMissing?: () => void;
}

/** One of the showcase's pictures. One that does not load is not shown. */
export function Picture({ name, alt, width, height, onMissing }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  const hide = (): void => {
    setMissing(true);
    onMissing?.();
  };
  useEffect(() => {
    // A prerendered picture may have failed before there was anybody to hear of it.
    if (image.current?.complete === true && image.current.naturalWidth === 0) hide();
  });
  if (missing) return null;
  return (
    <img
      ref={image}
      src={`/showcase/${name}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={hide}
    />
  );
}
