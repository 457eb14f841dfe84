import { Box, Flex, chakra } from '@chakra-ui/react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface Props {
  label: string;
  used: number;
  /** The amount of a full bar. */
  of: number;
}

export function UsageBar({ label, used, of }: Props) {
  return (
    <Box>
      <Flex justify="space-between" gap="4" mb="2" textStyle="label">
        <span>{label}</span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {used.toLocaleString('en')} / {of.toLocaleString('en')}
        </chakra.span>
      </Flex>
      <ProgressBar value={Math.min(1, used / of)} label={`${label} this month`} />
    </Box>
  );
}
