import { BRAND } from '@vesper/core/contract/brand';
import { NOT_FOUND_TITLE } from '@vesper/core/contract/pages';
import { useEffect } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EveningScreen } from './EveningScreen.tsx';

const TEXT =
  'There is nothing at this address. It may have been deleted or made private since, ' +
  'or a part of the link is missing.';

export function NotFound() {
  // An address that is a page for others, such as the desk, has named the tab already.
  useEffect(() => {
    document.title = `${NOT_FOUND_TITLE} | ${BRAND.name}`;
  }, []);
  return (
    <EveningScreen flex="1" minH="70dvh" title="404 Page Not Found" text={TEXT}>
      <ButtonLink to="/" size="lg" variant="secondary" bg="rgba(12, 13, 30, 0.55)">
        Back home
      </ButtonLink>
    </EveningScreen>
  );
}
