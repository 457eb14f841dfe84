import { Box } from '@chakra-ui/react';
import { SelectField } from '../../../ui/SelectField.tsx';

interface Props {
  label: string;
  /** Said where nothing is filtered: 'Any plan'. */
  all: string;
  value: string | undefined;
  options: readonly Readonly<{ value: string; label: string }>[];
  onChange: (value: string | undefined) => void;
}

/** One filter of a list. */
export function FilterSelect({ label, all, value = '', options, onChange }: Props) {
  return (
    <Box flex={{ base: '1 1 9rem', md: '0 0 auto' }} minW="9rem">
      <SelectField
        label={label}
        hideLabel
        size="sm"
        value={value}
        options={[{ value: '', label: all }, ...options]}
        onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      />
    </Box>
  );
}
