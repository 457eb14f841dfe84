import { PrivacyPage } from '../features/legal/PrivacyPage.tsx';
import { followAppearance } from '../theme/color-mode.ts';
import { show } from './show.tsx';

followAppearance();
show(<PrivacyPage />);
