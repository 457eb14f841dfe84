import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.ts';

export function PrivacyPage() {
  return <LegalPage document={PRIVACY} other={{ href: '/tos', label: 'Terms of Service' }} />;
}
