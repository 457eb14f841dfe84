import { Center } from '@chakra-ui/react';
import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export function NotFound() {
  return (
    <Center minH="75dvh">
      <EmptyState
        icon={<Compass size={26} />}
        level="h1"
        title="404 Page Not Found"
        description="Did you forget to add the page to the router?"
        action={
          <ButtonLink to="/" variant="secondary">
            Back home
          </ButtonLink>
        }
      />
    </Center>
  );
}
