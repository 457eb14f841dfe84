import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { describe, FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { fieldStyles } from './field-styles.ts';

const Area = chakra('textarea', {
  base: {
    ...fieldStyles,
    display: 'block',
    px: '4',
    py: '3',
    resize: 'none',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});

interface Props extends Omit<ComponentProps<typeof Area>, 'ref' | 'value'>, FieldWords {
  value: string;
  /** The longest text allowed; the counter appears in the last tenth. */
  max?: number;
  minRows?: number;
  maxRows?: number;
  ref?: React.RefObject<HTMLTextAreaElement | null>;
}

/** Grows with its text between `minRows` and `maxRows`, then scrolls. */
export function TextArea(props: Props) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    max,
    minRows = 3,
    maxRows = 12,
    ref,
    ...rest
  } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const line = parseFloat(style.lineHeight);
    const frame = parseFloat(style.paddingTop) * 2 + 2;
    element.style.height = 'auto';
    const wanted = Math.max(element.scrollHeight + 2, line * minRows + frame);
    element.style.height = `${Math.min(wanted, line * maxRows + frame)}px`;
  }, [area, value, minRows, maxRows]);

  const counter = max !== undefined && value.length > max * 0.9 && (
    <chakra.span
      ms="auto"
      fontVariantNumeric="tabular-nums"
      color={value.length > max ? 'fg.error' : 'fg.subtle'}
    >
      {value.length.toLocaleString('en')} / {max.toLocaleString('en')}
    </chakra.span>
  );

  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      aside={counter || undefined}
    >
      <Area {...rest} {...describe(id, { error, hint })} ref={area} value={value} rows={minRows} />
    </FieldFrame>
  );
}
