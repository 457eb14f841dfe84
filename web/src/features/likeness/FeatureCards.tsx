import { Center, Grid, chakra } from '@chakra-ui/react';
import { LockKeyhole, ScanFace, ShieldCheck, WandSparkles } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

const FEATURES = [
  {
    icon: ShieldCheck,
    title: 'Secure Photo Upload',
    text: 'Each photo is checked, freed of where and when it was taken, and the original is deleted.',
  },
  {
    icon: ScanFace,
    title: 'AI Face Mapping',
    text: 'You are set into the scene, and the light of the place falls on you.',
  },
  {
    icon: WandSparkles,
    title: 'Custom Scenarios',
    text: 'Describe any place, any hour, any weather. You decide where you turn up.',
  },
  {
    icon: LockKeyhole,
    title: 'Private & Secure',
    text: 'Only you can see your photos and what is made with them, until you share a picture.',
  },
] as const;

export function FeatureCards() {
  return (
    <Grid
      as="section"
      aria-label="What you get"
      gap={{ base: '4', md: '5' }}
      mt={{ base: '10', md: '14' }}
      templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
    >
      {FEATURES.map(({ icon: Icon, title, text }) => (
        <Card key={title}>
          <Center boxSize="11" borderRadius="md" bg="accent.subtle" color="accent.fg" aria-hidden>
            <Icon size={21} />
          </Center>
          <chakra.h2 textStyle="subheading" mt="4">
            {title}
          </chakra.h2>
          <chakra.p color="fg.muted" textStyle="small" mt="1.5">
            {text}
          </chakra.p>
        </Card>
      ))}
    </Grid>
  );
}
