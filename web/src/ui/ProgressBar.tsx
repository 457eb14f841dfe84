import { Box, chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '1.5',
    width: 'full',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.pressed',
  },
});

interface Props {
  /** 0 to 1. Leave it out while nobody knows: a sheen passes by instead. */
  value?: number;
  /** Names what is in progress. */
  label: string;
}

export function ProgressBar({ value, label }: Props) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {percent === undefined ? (
        <Box
          height="full"
          width="35%"
          backgroundImage="dusk"
          animation="sheen 1.6s ease-in-out infinite"
        />
      ) : (
        <Box
          height="full"
          borderRadius="full"
          backgroundImage="dusk"
          transition="width 600ms cubic-bezier(0.2, 0.8, 0.2, 1)"
          style={{ width: `${percent}%` }}
        />
      )}
    </Track>
  );
}
