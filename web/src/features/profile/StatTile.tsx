import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

interface Props {
  icon: LucideIcon;
  label: string;
  value: number;
}

export function StatTile({ icon: Icon, label, value }: Props) {
  return (
    <Card>
      <Flex align="center" gap="2" color="fg.muted" textStyle="label">
        <Icon size={17} aria-hidden style={{ flexShrink: 0 }} />
        {label}
      </Flex>
      <Box textStyle="title" fontVariantNumeric="tabular-nums" mt="2">
        {value.toLocaleString('en')}
      </Box>
    </Card>
  );
}
