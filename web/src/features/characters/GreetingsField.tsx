import { Box, Flex, Grid } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { moved } from '../../lib/moved.ts';

interface Props {
  greetings: readonly string[];
  /** Complaints by place. */
  errors: readonly (string | undefined)[];
  onChange: (greetings: string[]) => void;
}

/** The ways to begin beside the first: swiped through in the chat before a word is said. */
export function GreetingsField({ greetings, errors, onChange }: Props) {
  const [fresh, setFresh] = useState(-1);
  const put = (at: number, text: string): void =>
    onChange(greetings.map((one, index) => (index === at ? text : one)));
  const add = (): void => {
    setFresh(greetings.length);
    onChange([...greetings, '']);
  };
  return (
    <Box role="group" aria-label="Other greetings" mt="-2">
      {greetings.length > 0 && (
        <Grid gap="4" mb="2" ps="4" borderStartWidth="2px">
          {greetings.map((text, at) => (
            <Box key={at}>
              <TextArea
                label={`Greeting ${at + 2}`}
                value={text}
                minRows={2}
                maxRows={5}
                max={LIMITS.characterTextMax}
                maxLength={LIMITS.characterTextMax}
                error={errors[at]}
                autoFocus={at === fresh}
                onChange={(event) => put(at, event.target.value)}
              />
              <Flex justify="flex-end" mt="1" me="-1">
                <IconButton
                  size="lg"
                  label={`Move greeting ${at + 2} up`}
                  disabled={at === 0}
                  onClick={() => onChange(moved(greetings, at, at - 1))}
                >
                  <ArrowUp size={16} />
                </IconButton>
                <IconButton
                  size="lg"
                  label={`Move greeting ${at + 2} down`}
                  disabled={at === greetings.length - 1}
                  onClick={() => onChange(moved(greetings, at, at + 1))}
                >
                  <ArrowDown size={16} />
                </IconButton>
                <IconButton
                  size="lg"
                  label={`Remove greeting ${at + 2}`}
                  onClick={() => onChange(greetings.filter((_, index) => index !== at))}
                >
                  <Trash2 size={16} />
                </IconButton>
              </Flex>
            </Box>
          ))}
        </Grid>
      )}
      <Button
        variant="ghost"
        size="sm"
        minH="11"
        ms="-3"
        icon={<Plus size={16} aria-hidden />}
        disabled={greetings.length >= LIMITS.otherGreetingsMax}
        onClick={add}
      >
        Add another greeting
      </Button>
    </Box>
  );
}
