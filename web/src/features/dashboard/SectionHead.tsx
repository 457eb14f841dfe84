import { Flex, chakra } from '@chakra-ui/react';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  id: string;
  title: string;
  /** The way to the rest of it. */
  more?: { to: string; label: string } | undefined;
}

/** The title of a part of the screen, and where there is more of it. */
export function SectionHead({ id, title, more }: Props) {
  return (
    <Flex align="center" justify="space-between" gap="4" minH="11" mb="1">
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      {more && (
        <TextLink to={more.to} textStyle="label" py="3">
          {more.label}
        </TextLink>
      )}
    </Flex>
  );
}
