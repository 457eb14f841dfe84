import { REGION_CLOSED } from '@vesper/core/contract/age';
import { EveningScreen } from './EveningScreen.tsx';
import { OwnDataPart } from './OwnDataPart.tsx';

/** All that is left of the app where the law asks for more than a declaration of age. */
export function RegionClosedScreen({ userId }: { userId: string }) {
  return (
    <EveningScreen as="main" minH="100dvh" title="Not open where you are" text={REGION_CLOSED}>
      <OwnDataPart userId={userId} />
    </EveningScreen>
  );
}
