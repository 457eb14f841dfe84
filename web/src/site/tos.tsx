import { TermsPage } from '../features/legal/TermsPage.tsx';
import { applyAppearance, storedAppearance } from '../theme/color-mode.ts';
import { show } from './show.tsx';

applyAppearance(storedAppearance());
show(<TermsPage />);
