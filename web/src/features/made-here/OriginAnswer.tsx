import { Flex, chakra } from '@chakra-ui/react';
import type { PictureOrigin } from '@vesper/core/contract/made-here';
import { CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import type { OriginState } from './use-origin.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The answer about one picture, in words. */
export function OriginAnswer({ state }: { state: OriginState }) {
  switch (state.step) {
    case 'empty':
      return null;
    case 'checking':
      return (
        <Answer icon={<Spinner size="sm" />} title="Looking for our mark">
          This takes a few seconds.
        </Answer>
      );
    case 'refused':
      return (
        <Answer tone="fg.error" icon={<CircleAlert size={22} aria-hidden />} title="Not looked at">
          {state.why}
        </Answer>
      );
    case 'known':
      return <Known origin={state.origin} />;
  }
}

function Known({ origin: { isOurs, madeOn, saysAi } }: { origin: PictureOrigin }) {
  if (isOurs) {
    return (
      <Answer icon={<CircleCheck size={22} aria-hidden />} title="Made here, with AI">
        It carries our mark{madeOn === null ? '' : ` of ${day.format(new Date(madeOn))}`}, so it is
        no photo. Who made it is not told.
      </Answer>
    );
  }
  return (
    <Answer icon={<CircleQuestionMark size={22} aria-hidden />} title="No mark of ours found">
      That proves nothing: pictures from elsewhere have none, and a mark is lost when a picture is
      changed a lot or very small.
      {saysAi && ' Its file says that it was made with AI, without saying where.'}
    </Answer>
  );
}

interface AnswerProps {
  icon: ReactNode;
  /** Colour of the icon. */
  tone?: 'accent.fg' | 'fg.error';
  title: string;
  children: ReactNode;
}

function Answer({ icon, tone = 'accent.fg', title, children }: AnswerProps) {
  return (
    <Flex gap="4" align="flex-start">
      <chakra.span color={tone} mt="0.5" flexShrink="0">
        {icon}
      </chakra.span>
      <div>
        <chakra.h2 textStyle="heading">{title}</chakra.h2>
        <chakra.p color="fg.muted" mt="1">
          {children}
        </chakra.p>
      </div>
    </Flex>
  );
}
