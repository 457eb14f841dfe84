import { Grid, chakra } from '@chakra-ui/react';
import { Images, MessageCircle, Sparkles, UsersRound } from 'lucide-react';
import { Link } from 'react-router';

const PLACES = [
  { to: '/chat', title: 'AI Chat', icon: MessageCircle },
  { to: '/generator', title: 'Image Generator', icon: Sparkles },
  { to: '/characters', title: 'Characters', icon: UsersRound },
  { to: '/gallery', title: 'Gallery', icon: Images },
];

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '12',
    px: { base: '3', md: '4' },
    borderWidth: '1px',
    borderRadius: 'lg',
    textStyle: 'label',
    color: 'fg.muted',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: {
      bg: 'bg.hover',
      borderColor: 'accent.line',
      color: 'fg',
      '& svg': { color: 'accent.fg' },
    },
  },
});

/** The four places, small: the navigation has them already. */
export function QuickLinks() {
  return (
    <Grid
      as="nav"
      aria-label="Places"
      gap={{ base: '2', md: '3' }}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {PLACES.map(({ to, title, icon: Icon }) => (
        <Place key={to} to={to}>
          <Icon size={18} aria-hidden />
          {title}
        </Place>
      ))}
    </Grid>
  );
}
