import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EveningScreen } from './EveningScreen.tsx';

export function NotFound() {
  return (
    <EveningScreen
      flex="1"
      minH="70dvh"
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
    >
      <ButtonLink to="/" size="lg" variant="secondary" bg="rgba(12, 13, 30, 0.55)">
        Back home
      </ButtonLink>
    </EveningScreen>
  );
}
