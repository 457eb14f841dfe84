import { Box, Flex, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';

interface Props {
  name: string;
  pricePerMonth: number;
  /** What it costs here, where that is known. */
  price?: string | undefined;
  lead: string;
  badge: string;
  points: ReadonlyArray<{ text: string; note?: string }>;
  /** The plan worth looking at stands out. */
  accent?: boolean;
  children: ReactNode;
}

export function PlanCard({
  name,
  pricePerMonth,
  price,
  lead,
  badge,
  points,
  accent,
  children,
}: Props) {
  return (
    <Card
      as="section"
      pad="lg"
      aria-label={`${name} plan`}
      display="flex"
      flexDirection="column"
      {...(accent && { borderColor: 'accent.line', backgroundImage: 'haze' })}
    >
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h2 textStyle="heading">{name}</chakra.h2>
        <Badge tone={accent ? 'accent' : 'neutral'}>{badge}</Badge>
      </Flex>
      <chakra.p mt="4">
        <chakra.span textStyle="display" fontVariantNumeric="tabular-nums">
          {price ?? `$${pricePerMonth}`}
        </chakra.span>{' '}
        <chakra.span color="fg.muted" ms="1">
          per month
        </chakra.span>
      </chakra.p>
      <chakra.p color="fg.muted" mt="2">
        {lead}
      </chakra.p>
      <chakra.ul display="grid" gap="3" my="7" listStyleType="none">
        {points.map(({ text, note }) => (
          <Flex as="li" key={text} gap="3" align="flex-start">
            <Box color="accent.fg" pt="1" aria-hidden>
              <Check size={18} />
            </Box>
            <div>
              {text}
              {note !== undefined && (
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {note}
                </chakra.span>
              )}
            </div>
          </Flex>
        ))}
      </chakra.ul>
      <Box mt="auto">{children}</Box>
    </Card>
  );
}
