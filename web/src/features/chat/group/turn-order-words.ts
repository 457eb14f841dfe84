import { TURN_ORDERS, type TurnOrder } from '@vesper/core/contract/group';

/** The orders in which the characters of a group answer, for people. */
export const TURN_ORDER_WORDS: Readonly<Record<TurnOrder, { label: string; says: string }>> = {
  named: {
    label: 'Whom you name',
    says: 'Those whose names you write answer; without a name, whoever was quiet longest.',
  },
  round: {
    label: 'Everyone in turn',
    says: 'Each of them answers your message once, one after the other.',
  },
  chosen: {
    label: 'Whom you choose',
    says: 'You choose the one who answers, above the message box.',
  },
};

export const TURN_ORDER_OPTIONS = TURN_ORDERS.map((value) => ({
  value,
  ...TURN_ORDER_WORDS[value],
}));
