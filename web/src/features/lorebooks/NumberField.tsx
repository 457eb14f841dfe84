import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';

const MAX = 1_000_000;

interface Props {
  label: string;
  hint: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number that is taken over once what was typed is one. */
export function NumberField({ label, hint, value, onChange }: Props) {
  const [text, setText] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (Number(text) !== value) setText(String(value));
  }
  const isNumber = (typed: string): boolean =>
    /^-?\d+(\.\d+)?$/.test(typed.trim()) && Math.abs(Number(typed)) <= MAX;
  const type = (typed: string): void => {
    setText(typed);
    if (isNumber(typed)) onChange(Number(typed));
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      height="11"
      value={text}
      error={isNumber(text) ? undefined : 'This is no number'}
      onChange={(event) => type(event.target.value)}
    />
  );
}
