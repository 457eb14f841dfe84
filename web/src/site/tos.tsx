import { TermsPage } from '../features/legal/TermsPage.tsx';
import { followAppearance } from '../theme/color-mode.ts';
import { show } from './show.tsx';

followAppearance();
show(<TermsPage />);
