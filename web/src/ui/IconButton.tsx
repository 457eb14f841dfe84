import { PlainIconButton, type PlainIconButtonProps } from './PlainIconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props extends PlainIconButtonProps {
  withTooltip?: boolean;
}

/** A button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ withTooltip = true, ...rest }: Props) {
  const button = <PlainIconButton {...rest} />;
  return withTooltip ? <Tooltip content={rest.label}>{button}</Tooltip> : button;
}
