import { Box, Flex, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const Label = chakra('label', { base: { textStyle: 'label', color: 'fg' } });

export interface FieldWords {
  label: string;
  /** Keeps the label for screen readers only, where a heading above already says it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

interface Props extends FieldWords {
  id: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, field, then the error or the hint below; the space for words does not jump. */
export function FieldFrame({ id, label, hideLabel, hint, error, aside, children }: Props) {
  return (
    <Flex direction="column" gap="1.5" width="full">
      <Label htmlFor={id} srOnly={hideLabel === true}>
        {label}
      </Label>
      {children}
      {(error !== undefined || hint !== undefined || aside !== undefined) && (
        <Flex gap="4" justify="space-between" textStyle="small" color="fg.subtle">
          <Box id={`${id}-words`} color={error === undefined ? undefined : 'fg.error'}>
            {error === undefined ? (
              hint
            ) : (
              <Flex as="span" role="alert" gap="1.5" align="flex-start">
                <Box as="span" pt="3px" aria-hidden>
                  <CircleAlert size={14} />
                </Box>
                <span>{error}</span>
              </Flex>
            )}
          </Box>
          {aside}
        </Flex>
      )}
    </Flex>
  );
}

/** The attributes that tie a field to its words. */
export function describe(id: string, { error, hint }: Pick<FieldWords, 'error' | 'hint'>) {
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined && hint === undefined ? undefined : `${id}-words`,
  };
}
