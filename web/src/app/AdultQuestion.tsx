import { ADULT_QUESTION } from '../lib/adult.ts';
import { Button } from '../ui/Button.tsx';
import { EveningScreen } from './EveningScreen.tsx';

interface Props {
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** Asks whether somebody is an adult, before anything else is shown. */
export function AdultQuestion({ busy = false, onNo, onYes }: Props) {
  return (
    <EveningScreen as="main" minH="100dvh" title={ADULT_QUESTION.title} text={ADULT_QUESTION.text}>
      <Button size="lg" variant="secondary" onClick={onNo}>
        {ADULT_QUESTION.no}
      </Button>
      <Button size="lg" loading={busy} onClick={onYes}>
        {ADULT_QUESTION.yes}
      </Button>
    </EveningScreen>
  );
}
