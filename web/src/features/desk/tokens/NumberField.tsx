import { TextField } from '../../../ui/TextField.tsx';
import { wholeNumber } from './whole-number.ts';

interface Props {
  label: string;
  value: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A whole number; says so when something else stands in it. */
export function NumberField({ label, value, disabled = false, error, onChange }: Props) {
  const objection = Number.isNaN(wholeNumber(value)) ? 'Enter a whole number.' : error;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      disabled={disabled}
      error={objection}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
