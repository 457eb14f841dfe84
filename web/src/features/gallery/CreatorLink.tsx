import type { ImageView } from '@vesper/core/contract/image';
import type { ComponentProps } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';
import { creatorName } from './creator-name.ts';

interface Props extends Omit<ComponentProps<typeof TextLink>, 'to'> {
  image: Pick<ImageView, 'user' | 'creatorId'>;
}

/** The maker of a public picture, and the way to what else they made. */
export function CreatorLink({ image, ...rest }: Props) {
  const name = creatorName(image.user);
  if (image.creatorId === undefined) return name;
  return (
    <TextLink
      to={`/creators/${image.creatorId}`}
      display="inline-block"
      py="1.5"
      my="-1.5"
      {...rest}
    >
      {name}
    </TextLink>
  );
}
