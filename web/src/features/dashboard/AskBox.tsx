import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { MessageCircle, Sparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAsk } from './use-ask.ts';

const Form = chakra('form', {
  base: {
    p: { base: '3', md: '4' },
    bg: 'bg.panel',
    backgroundImage: 'haze',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'xl',
    boxShadow: 'card',
  },
});

const ROOM = Math.min(LIMITS.messageMax, LIMITS.promptMax);

/** One box for a thought that may become a talk or a picture. */
export function AskBox({ userId }: { userId: string }) {
  const { text, setText, talk, paint, busy } = useAsk(userId);
  return (
    <Form
      aria-label="Begin something"
      onSubmit={(event) => {
        event.preventDefault();
        talk();
      }}
    >
      <TextArea
        label="What is on your mind?"
        hideLabel
        placeholder="Ask something, or describe a picture"
        value={text}
        minRows={2}
        maxRows={8}
        maxLength={ROOM}
        bg="transparent"
        textStyle="lead"
        px="3"
        py="2"
        borderColor="transparent"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
          if (!sends || text.trim() === '') return;
          event.preventDefault();
          talk();
        }}
      />
      <Flex gap="2" mt="2" justify="flex-end" align="center">
        <Box
          display={{ base: 'none', md: 'block' }}
          me="auto"
          ps="3"
          textStyle="small"
          color="fg.subtle"
        >
          A talk is free. A picture takes 1 token, once you say so.
        </Box>
        <Button
          variant="secondary"
          flex={{ base: '1', sm: '0 0 auto' }}
          icon={<Sparkles size={17} aria-hidden />}
          disabled={busy}
          onClick={paint}
        >
          Paint it
        </Button>
        <Button
          type="submit"
          flex={{ base: '1', sm: '0 0 auto' }}
          icon={<MessageCircle size={17} aria-hidden />}
          loading={busy}
        >
          Chat about it
        </Button>
      </Flex>
    </Form>
  );
}
