import { useEffect, useState } from 'react';

/** The newest of the given addresses that has arrived whole, so that nothing paints half. */
export function useLoadedImage(src: string | null): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (src === null) return undefined;
    let current = true;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => current && setLoaded(src),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [src]);
  return loaded;
}
