import { LandingPage } from '../features/landing/LandingPage.tsx';
import { show } from './show.tsx';

show(<LandingPage />);
