import { chakra } from '@chakra-ui/react';
import { useId, type ComponentType, type ReactNode } from 'react';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', p: '0' } });

/** The look of an option that lies on a surface: muted, and lit when it is chosen. */
export const litWhenChosen = {
  borderWidth: '1px',
  color: 'fg.muted',
  cursor: 'button',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: 'fast',
  _hover: { color: 'fg', bg: 'bg.hover' },
  '&:has(:checked)': {
    backgroundImage: 'haze',
    backgroundOrigin: 'border-box',
    borderColor: 'accent.line',
    color: 'fg',
    '& :is([data-icon], svg)': { color: 'accent.fg' },
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
} as const;

interface Choice<Value> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface Props<Value extends string, Option extends Choice<Value>> {
  label: string;
  /** Keeps the label for screen readers only, where a heading above already says it. */
  hideLabel?: boolean;
  value: Value;
  options: readonly Option[];
  onChange: (value: Value) => void;
  /** Lays the options out. */
  Layout: ComponentType<{ children: ReactNode }>;
  /** A label that holds one option; positioned, as its radio button lies over all of it. */
  Frame: ComponentType<{ children: ReactNode; title?: string | undefined }>;
  /** Draws one option. */
  draw: (option: Option) => ReactNode;
  /** The name of an option, where what is drawn does not say it. */
  nameOf?: (option: Option) => string;
  titleOf?: (option: Option) => string;
  legendGap?: string;
  /** Stands below the options. */
  children?: ReactNode;
}

/** One choice out of several, all of them in sight: radio buttons that look as their owner draws them. */
export function RadioGroup<Value extends string, Option extends Choice<Value>>(
  props: Props<Value, Option>,
) {
  const { label, value, options, onChange, Layout, Frame, draw, nameOf, titleOf } = props;
  const name = useId();
  return (
    <Group>
      <Legend mb={props.legendGap ?? '2'} {...(props.hideLabel === true && { srOnly: true })}>
        {label}
      </Legend>
      <Layout>
        {options.map((option) => (
          <Frame key={option.value} title={titleOf?.(option)}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => onChange(option.value)}
              aria-label={nameOf?.(option)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
            />
            {draw(option)}
          </Frame>
        ))}
      </Layout>
      {props.children}
    </Group>
  );
}
