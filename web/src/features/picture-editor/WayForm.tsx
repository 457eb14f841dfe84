import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageModelView } from '@vesper/core/contract/image-model';
import type { VersionTask } from '@vesper/core/contract/image-version';
import { Coins, Sparkles } from 'lucide-react';
import { priceWords } from '../../data/image/price-words.ts';
import { useUsedUp } from '../../data/plan/use-used-up.ts';
import { shortageWords } from '../../data/user/refill-words.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipPicker } from '../../ui/ChipPicker.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { countOf, needsWords, promptOf, type VersionForm } from './order.ts';
import { WayFields, type WayFieldsProps } from './WayFields.tsx';
import { modelsFor, WAYS } from './ways.ts';

interface Props extends WayFieldsProps {
  models: readonly ImageModelView[];
  onTask: (task: VersionTask) => void;
  /** Why nothing can be ordered now; undefined when it can. */
  waits: string | undefined;
  sending: boolean;
  refusal: string | undefined;
  onSubmit: () => void;
}

/** The ways from the picture on the left to another one, and the order for the one chosen. */
export function WayForm(props: Props) {
  const { models, task, painter, onChange, onTask, refusal, onSubmit } = props;
  const isOffered = (way: (typeof WAYS)[number]) => modelsFor(models, way.task).length > 0;
  const ways = WAYS.filter(isOffered);
  const missing = WAYS.filter((way) => !isOffered(way)).map(({ label }) => label);
  const able = modelsFor(models, task);
  return (
    <chakra.form
      display="grid"
      gap="5"
      minW="0"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ChipPicker
        label="What to do"
        value={task}
        options={ways.map(({ task: value, label, icon: Icon }) => ({
          value,
          label,
          icon: <Icon size={16} aria-hidden />,
        }))}
        onChange={onTask}
      />
      {missing.length > 0 && (
        <chakra.p textStyle="caption" color="fg.subtle" mt="-3">
          No model here can: {missing.join(', ')}.
        </chakra.p>
      )}
      <WayFields {...props} />
      {able.length > 1 && (
        <SelectField
          label="Model"
          value={painter.id}
          options={able.map(({ id, name, price }) => ({
            value: id,
            label: `${name} · ${priceWords(price)}`,
          }))}
          onChange={(modelId) => onChange({ modelId })}
        />
      )}
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Order {...props} />
    </chakra.form>
  );
}

/** The order's button, with what it costs, or why it cannot be had now. */
function Order({ task, painter, form, mask, waits, sending }: Props) {
  const count = countOf(form, task);
  const cost = painter.price * count;
  const tokens = shortageWords(useUser(), { needed: cost });
  const plan = useUsedUp('images');
  const isShort = (plan ?? tokens) !== undefined;
  const lacks = lacksWords(task, form) || (task === 'inpaint' && !mask.isMarked);
  return (
    <Box
      position={{ base: 'sticky', lg: 'static' }}
      bottom="var(--bottom-bar, 0px)"
      zIndex="docked"
      bg={{ base: 'bg.panel', lg: 'transparent' }}
      py={{ base: '3', lg: '0' }}
    >
      {isShort && <Shortage plan={plan} tokens={tokens} />}
      <Button
        type="submit"
        size="lg"
        block
        loading={sending}
        disabled={lacks || waits !== undefined || isShort}
        icon={<Sparkles size={18} aria-hidden />}
      >
        {waits ?? (
          <>
            {count === 1 ? 'Make it' : `Make ${count}`}
            <Price cost={cost} />
          </>
        )}
      </Button>
    </Box>
  );
}

const lacksWords = (task: VersionTask, form: VersionForm): boolean =>
  needsWords(task) && promptOf(form, task) === '';

/** What there is not enough of, in words, and the way on. */
function Shortage({ plan, tokens }: Record<'plan' | 'tokens', string | undefined>) {
  return (
    <Notice tone="caution" role="status" mb="3">
      <Flex flex="1" wrap="wrap" columnGap="2" justify="space-between">
        <span>{plan ?? tokens}</span>
        <PlansLink to={plan === undefined ? '/subscribe#tokens' : '/subscribe'}>
          {plan === undefined ? 'How tokens work' : 'See plans'}
        </PlansLink>
      </Flex>
    </Notice>
  );
}

function Price({ cost }: { cost: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      ps="3"
      ms="1"
      borderInlineStartWidth="1px"
      borderColor="rgba(28, 15, 29, 0.28)"
      textStyle="label"
    >
      <Coins size={15} aria-hidden />
      {priceWords(cost)}
    </chakra.span>
  );
}
