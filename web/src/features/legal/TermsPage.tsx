import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './terms.ts';

export function TermsPage() {
  return <LegalPage document={TERMS} other={{ href: '/privacy', label: 'Privacy Policy' }} />;
}
