import { Flex, chakra } from '@chakra-ui/react';
import { useDeskFailures } from '../../../data/desk/desk-runs.ts';
import { Button } from '../../../ui/Button.tsx';
import { RUN_KIND_WORDS } from '../words.ts';

interface Props {
  /** The reason that is filtered by. */
  chosen: string | undefined;
  onChoose: (failure: string | undefined) => void;
}

/** What failed in the last hour, grouped by its reason; each leads to those runs. */
export function FailureChips({ chosen, onChoose }: Props) {
  const failures = useDeskFailures().data?.failures ?? [];
  if (failures.length === 0) return null;
  return (
    <Flex
      as="section"
      aria-label="Failed in the last hour"
      wrap="wrap"
      gap="2"
      align="center"
      mb="4"
    >
      <chakra.span textStyle="small" color="fg.muted" me="1">
        Failed in the last hour
      </chakra.span>
      {failures.map(({ kind, code, words, count }) => {
        const isChosen = chosen === code;
        return (
          <Button
            key={`${kind} ${code}`}
            size="sm"
            variant="secondary"
            title={words}
            aria-pressed={isChosen}
            borderColor={isChosen ? 'accent.line' : undefined}
            bg={isChosen ? 'accent.subtle' : undefined}
            onClick={() => onChoose(isChosen ? undefined : code)}
          >
            <chakra.span color="fg.error" fontVariantNumeric="tabular-nums">
              {count.toLocaleString('en')}
            </chakra.span>
            {RUN_KIND_WORDS[kind]} · {code}
          </Button>
        );
      })}
    </Flex>
  );
}
