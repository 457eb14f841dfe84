import { PrivacyPage } from '../features/legal/PrivacyPage.tsx';
import { applyAppearance, storedAppearance } from '../theme/color-mode.ts';
import { show } from './show.tsx';

applyAppearance(storedAppearance());
show(<PrivacyPage />);
