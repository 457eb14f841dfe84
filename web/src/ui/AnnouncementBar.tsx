import { Box, Flex, chakra } from '@chakra-ui/react';
import { Megaphone, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import { PlainIconButton } from './PlainIconButton.tsx';

interface Announcement {
  text: string;
  tone: 'info' | 'caution';
  link: string | null;
  linkText: string | null;
}

interface Props {
  announcement: Announcement;
  /** Left out where it is only shown as it will be. */
  onDismiss?: () => void;
}

const Bar = chakra('div', {
  base: { borderBottomWidth: '1px', textStyle: 'small' },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', color: 'fg' },
      caution: { bg: 'caution.subtle', color: 'fg.warning' },
    },
  },
});
const Way = chakra('a', {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

/** A sentence from whoever runs the place, to everyone, until it is dismissed. */
export function AnnouncementBar({ announcement, onDismiss }: Props) {
  const { text, tone } = announcement;
  const Icon = tone === 'caution' ? TriangleAlert : Megaphone;
  return (
    <Bar tone={tone} role="status">
      <Flex
        align="flex-start"
        gap="3"
        maxW="7xl"
        mx="auto"
        ps={{ base: '4', sm: '6', lg: '10' }}
        pe={{ base: '2', sm: '4', lg: '8' }}
        py="2"
      >
        <Box pt="1.5" color={tone === 'info' ? 'accent.fg' : undefined} aria-hidden>
          <Icon size={17} />
        </Box>
        <Box flex="1" minW="0" pt="1" pb="1">
          {text} <FurtherWay {...announcement} />
        </Box>
        {onDismiss && (
          <PlainIconButton label="Dismiss announcement" size="sm" onClick={onDismiss}>
            <X size={16} />
          </PlainIconButton>
        )}
      </Flex>
    </Bar>
  );
}

function FurtherWay({ link, linkText }: Pick<Announcement, 'link' | 'linkText'>) {
  if (link === null) return null;
  const words = linkText ?? 'Read more';
  if (link.startsWith('/')) {
    return (
      <Way asChild>
        <Link to={link}>{words}</Link>
      </Way>
    );
  }
  return (
    <Way href={link} target="_blank" rel="noopener noreferrer">
      {words}
    </Way>
  );
}
