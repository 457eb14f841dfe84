import { Box, Flex, chakra } from '@chakra-ui/react';
import type { DeskModel } from '@vesper/core/contract/desk/model';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import { audienceWords, duration, MODEL_STATES, placeWords, priceWords } from './model-words.ts';
import { ModelMenu } from './ModelMenu.tsx';
import type { ModelStep } from './model-step.ts';

/** Ways to another place; undefined where there is none. */
export interface ModelOrder {
  onFirst: (() => void) | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

export interface ModelRowProps {
  model: DeskModel;
  onStep: (step: ModelStep) => void;
  /** Undefined for those who may only look. */
  order?: ModelOrder;
  onToggle?: () => void;
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'auto minmax(0, 1fr) 9rem 10.5rem auto',
    },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2.5',
    px: { base: '4', md: '5' },
    py: '3.5',
    '& + &': { borderTopWidth: '1px' },
  },
});

/** One model: what it is, how it does, what it costs and for whom. */
export function ModelRow(props: ModelRowProps) {
  const { model, order } = props;
  return (
    <Item>
      {order ? <Places order={order} name={model.name} /> : <span />}
      <Box minW="0" opacity={model.isOff ? 0.6 : undefined} gridColumn={{ base: '1', md: 'auto' }}>
        <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
          <chakra.span textStyle="label" truncate maxW="full">
            {model.name}
          </chakra.span>
          <Marks model={model} />
        </Flex>
        <chakra.p textStyle="caption" color="fg.subtle" truncate mt="0.5">
          {model.id} · {placeWords(model)}
        </chakra.p>
      </Box>
      <Box
        gridRow="1"
        gridColumn="2"
        justifySelf="end"
        alignSelf="start"
        me="-2"
        display={{ md: 'none' }}
      >
        <ModelMenu {...props} />
      </Box>
      <State model={model} />
      <Box
        textStyle="small"
        color="fg.muted"
        textAlign={{ base: 'end', md: 'start' }}
        gridColumn={{ base: '2', md: 'auto' }}
        whiteSpace="nowrap"
      >
        {priceWords(model.settings.price)}
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          {audienceWords(model.audience)}
        </chakra.span>
      </Box>
      <Box display={{ base: 'none', md: 'block' }}>
        <ModelMenu {...props} />
      </Box>
    </Item>
  );
}

function Marks({ model: { isDefault, isOff, source, key } }: { model: DeskModel }) {
  return (
    <>
      {isDefault && <Badge tone="accent">Default</Badge>}
      {source !== null && (
        <Badge title="Change it where it is named.">
          {source === 'built-in' ? 'Built in' : `Fixed by ${source}`}
        </Badge>
      )}
      {isOff && <Badge>Off</Badge>}
      {key === 'unreadable' && (
        <Badge tone="danger" title="It was sealed with another SECRETS_KEY.">
          Key cannot be read: enter it again
        </Badge>
      )}
    </>
  );
}

function State({ model: { state, firstWordMs, isOff } }: { model: DeskModel }) {
  if (isOff) {
    return (
      <Box textStyle="small" color="fg.subtle">
        Offered to nobody
      </Box>
    );
  }
  const { tone, word } = MODEL_STATES[state];
  return (
    <Flex align="center" gap="2.5" gridColumn={{ base: '1', md: 'auto' }}>
      <Badge tone={tone}>{word}</Badge>
      {firstWordMs !== null && (
        <chakra.span
          textStyle="caption"
          color="fg.subtle"
          whiteSpace="nowrap"
          title="The middle of its latest times to the first word"
        >
          {duration(firstWordMs)}
        </chakra.span>
      )}
    </Flex>
  );
}

function Places({ order: { onUp, onDown }, name }: { order: ModelOrder; name: string }) {
  return (
    <Flex direction="column" display={{ base: 'none', md: 'flex' }} ms="-2">
      <PlainIconButton
        size="sm"
        label={`Move ${name} up`}
        disabled={onUp === undefined}
        onClick={onUp}
      >
        <ArrowUp size={15} />
      </PlainIconButton>
      <PlainIconButton
        size="sm"
        label={`Move ${name} down`}
        disabled={onDown === undefined}
        onClick={onDown}
      >
        <ArrowDown size={15} />
      </PlainIconButton>
    </Flex>
  );
}
