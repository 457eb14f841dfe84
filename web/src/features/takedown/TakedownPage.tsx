import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import { TakedownForm } from './TakedownForm.tsx';
import { TakedownProgress } from './TakedownProgress.tsx';

/** For people who are shown here without their consent, with or without an account. */
export function TakedownPage() {
  const { receipt } = useParams();
  return (
    <Page width="narrow">
      <chakra.h1 textStyle="title" mb={receipt === undefined ? '3' : '6'}>
        {receipt === undefined ? 'Take a picture down' : 'Your request'}
      </chakra.h1>
      {receipt === undefined ? <TakedownForm /> : <TakedownProgress receipt={receipt} />}
    </Page>
  );
}
