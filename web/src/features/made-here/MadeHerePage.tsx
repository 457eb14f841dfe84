import { Flex, chakra } from '@chakra-ui/react';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { OriginAnswer } from './OriginAnswer.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { useOrigin } from './use-origin.ts';

/** For anybody who has a picture and wants to know if it comes from here. */
export function MadeHerePage() {
  const { state, shown, ask } = useOrigin();
  return (
    <Page width="narrow">
      <chakra.h1 textStyle="title" mb="3">
        Was this made here?
      </chakra.h1>
      <chakra.p color="fg.muted" mb="6">
        Every picture made here carries a mark that cannot be seen. Choose a picture, also a smaller
        copy or a part of one, and we look for it. The picture is not kept.
      </chakra.p>
      <PicturePicker isBusy={state.step === 'checking'} onFile={ask} />
      <div role="status">
        {state.step !== 'empty' && (
          <Card mt="5">
            <Flex gap="5" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
              {shown && (
                <chakra.img
                  src={shown.src}
                  alt={`The picture you chose: ${shown.name}`}
                  boxSize={{ base: '28', sm: '32' }}
                  objectFit="cover"
                  borderRadius="lg"
                  bg="bg.subtle"
                  flexShrink="0"
                />
              )}
              <OriginAnswer state={state} />
            </Flex>
          </Card>
        )}
      </div>
    </Page>
  );
}
