import { Center, Flex, chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useStore } from 'zustand';
import { uploadStore } from './upload-store.ts';

/** Stands there once everything has arrived. */
export function Uploaded() {
  const sent = useStore(uploadStore, (state) => state.sent);
  return (
    <Flex gap="4" align="flex-start" role="status" py="2">
      <Center
        boxSize="11"
        flexShrink="0"
        borderRadius="lg"
        bg="positive.subtle"
        color="fg.success"
        aria-hidden
      >
        <CircleCheck size={22} />
      </Center>
      <div>
        <chakra.p textStyle="subheading" color="fg">
          {sent} photo(s) uploaded successfully!
        </chakra.p>
        <chakra.p color="fg.muted" mt="1">
          AI processing has begun. You'll be notified when your personalized content is ready.
        </chakra.p>
      </div>
    </Flex>
  );
}
