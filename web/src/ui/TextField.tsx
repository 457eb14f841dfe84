import { Box, chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describe, FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { fieldStyles } from './field-styles.ts';

const Input = chakra('input', {
  base: { ...fieldStyles, height: '12', px: '4' },
  variants: { trailing: { true: { pe: '12' } } },
});

interface Props extends Omit<ComponentProps<typeof Input>, 'trailing'>, FieldWords {
  /** A control inside the field's end, such as show/hide. */
  trailing?: ReactNode;
}

export function TextField({ label, hideLabel, hint, error, trailing, ...rest }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Box position="relative">
        <Input {...rest} {...describe(id, { error, hint })} trailing={trailing !== undefined} />
        {trailing !== undefined && (
          <Box position="absolute" insetEnd="1" top="1">
            {trailing}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}
