import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { OrderView } from '@vesper/core/contract/purchase';
import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderName, receiptLines, subscriptionWords } from '../../data/purchase/order-words.ts';
import { useUser } from '../../data/user/session.ts';
import { count } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FactList } from './FactList.tsx';

const TONES = {
  wait: { bg: 'accent.subtle', color: 'accent.fg' },
  good: { bg: 'positive.subtle', color: 'fg.success' },
  bad: { bg: 'danger.subtle', color: 'fg.error' },
  back: { bg: 'caution.subtle', color: 'fg.warning' },
} as const;

const WAIT =
  'This changes by itself as soon as the payment provider tells us, mostly within seconds. ' +
  'You can leave: what you buy arrives all the same. If you left the checkout, nothing was charged.';

interface Outcome {
  tone: keyof typeof TONES;
  icon: ReactNode;
  title: string;
  text: string;
}

function paidWords(order: OrderView): Pick<Outcome, 'title' | 'text'> {
  if (order.item.kind === 'plan') {
    return { title: `${order.item.name} is yours`, text: subscriptionWords(order) ?? '' };
  }
  const title = `${count(order.tokens, 'token')} are yours`;
  return { title, text: 'They are in your balance, and they do not expire.' };
}

function outcomeOf(order: OrderView): Outcome {
  switch (order.status) {
    case 'open':
      return {
        ...{ tone: 'wait', icon: <Spinner size="md" />, title: 'Waiting for your payment' },
        text: WAIT,
      };
    case 'paid':
      return { tone: 'good', icon: <CircleCheck size={28} />, ...paidWords(order) };
    case 'failed':
      return {
        ...{ tone: 'bad', icon: <CircleX size={28} />, title: 'The payment was refused' },
        text: 'Nothing was charged. Another card, or another day, may do.',
      };
    case 'cancelled':
      return {
        ...{ tone: 'back', icon: <CircleX size={28} />, title: 'You left the checkout' },
        text: 'Nothing was charged.',
      };
    case 'refunded':
      return {
        ...{ tone: 'back', icon: <Undo2 size={28} />, title: 'Your money was given back' },
        text: 'What it had brought was taken back with it.',
      };
    case 'disputed':
      return {
        ...{ tone: 'back', icon: <Undo2 size={28} />, title: 'This payment is disputed' },
        text: 'What it had brought is taken back until your bank has decided.',
      };
  }
}

/** The state of an order after its checkout, and the way on from there. */
export function PurchaseOutcome({ order }: { order: OrderView }) {
  const { tone, icon, title, text } = outcomeOf(order);
  const { tokens, debt } = useUser();
  const isOver = order.status !== 'open';
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py={{ base: '4', md: '8' }}>
      <Center boxSize="16" borderRadius="full" mb="2" aria-hidden {...TONES[tone]}>
        {icon}
      </Center>
      <chakra.p textStyle="small" color="fg.muted">
        {orderName(order)}
      </chakra.p>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <chakra.p color="fg.muted" maxW="26rem" textWrap="balance">
        {text}
      </chakra.p>
      {isOver && (
        <chakra.p color="fg.muted">
          Your balance: <chakra.strong color="fg">{count(tokens, 'token')}</chakra.strong>
          {debt > 0 && `, and ${count(debt, 'token')} owed`}
        </chakra.p>
      )}
      <Box width="full" maxW="22rem">
        <FactList facts={receiptLines(order)} />
      </Box>
      <Flex gap="3" mt="4" wrap="wrap" justify="center">
        {order.status === 'paid' ? (
          <>
            <ButtonLink to="/generator">Paint a picture</ButtonLink>
            <ButtonLink to="/profile?tab=statistics" variant="secondary">
              Your purchases
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/subscribe" variant={isOver ? 'primary' : 'secondary'}>
            {isOver ? 'Try again' : 'Back to the plans'}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}
