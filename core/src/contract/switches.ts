import { z } from 'zod';

interface Switch {
  name: string;
  /** What stops when it is off, for the desk. */
  does: string;
  /** Said to a member who meets it. */
  refusal: string;
}

/** Parts of the product that an operator can switch off while it runs. */
export const SWITCHES = {
  signUp: {
    name: 'New accounts',
    does: 'People can create accounts. Off: the sign-up form says that the place takes nobody new.',
    refusal: 'New accounts cannot be made right now. Please come back another day.',
  },
  chat: {
    name: 'Chat',
    does: 'Members can send messages and ask for replies. Off: talks can be read.',
    refusal: 'Chatting is switched off for a while. Your talks are safe; please come back later.',
  },
  images: {
    name: 'Pictures',
    does: 'Members can have pictures painted. Off: what was painted stays to be seen.',
    refusal: 'Painting is switched off for a while. Please come back later.',
  },
  videos: {
    name: 'Films',
    does: 'Members can have films made. Off: what was made stays to be seen.',
    refusal: 'Making films is switched off for a while. Please come back later.',
  },
  stories: {
    name: 'Stories',
    does: 'Members can begin stories and go on with them.',
    refusal: 'Stories are switched off for a while. Please come back later.',
  },
  likeness: {
    name: 'Self AI',
    does: 'Members can add photos of themselves. Off: photos can still be removed.',
    refusal: 'Photos cannot be added right now. Please come back later.',
  },
  publishing: {
    name: 'Publishing',
    does: 'Members can show pictures and characters to everyone. Off: what is public stays so.',
    refusal: 'Nothing can be made public right now. Please come back later.',
  },
  visitors: {
    name: 'Trying without an account',
    does: 'Visitors can talk a little on the landing page.',
    refusal: 'Trying is switched off for a while. An account is free.',
  },
  purchases: {
    name: 'Purchases',
    does: 'Members can buy tokens and plans, where a provider is configured.',
    refusal: 'Nothing can be bought right now. Please come back later.',
  },
  gifts: {
    name: 'Gifts',
    does: 'Members can give tokens to each other.',
    refusal: 'Tokens cannot be given away here.',
  },
} as const satisfies Record<string, Switch>;

export type SwitchName = keyof typeof SWITCHES;

export const SWITCH_NAMES = Object.keys(SWITCHES).filter(
  (name): name is SwitchName => name in SWITCHES,
);

/** Gifts are off until an operator wants them: they invite to trade with accounts. */
const OFF_AT_FIRST: readonly SwitchName[] = ['gifts'];

export const switchSettings = z.record(z.enum(SWITCH_NAMES), z.boolean());
export type SwitchSettings = z.infer<typeof switchSettings>;

const at = (name: SwitchName): boolean => !OFF_AT_FIRST.includes(name);

export const SWITCHES_AT_FIRST: SwitchSettings = {
  signUp: at('signUp'),
  chat: at('chat'),
  images: at('images'),
  videos: at('videos'),
  stories: at('stories'),
  likeness: at('likeness'),
  publishing: at('publishing'),
  visitors: at('visitors'),
  purchases: at('purchases'),
  gifts: at('gifts'),
};
