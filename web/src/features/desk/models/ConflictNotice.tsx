import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { DeskModel } from '@vesper/core/contract/desk/model';
import { GitMerge } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { differences } from './differences.ts';

interface Props {
  before: DeskModel;
  /** Undefined when it was removed. */
  theirs: DeskModel | undefined;
  onResolve: (keepsMine: boolean) => void;
}

/** Somebody else was quicker: what they did, and the ways to go on. */
export function ConflictNotice({ before, theirs, onResolve }: Props) {
  if (!theirs) {
    return (
      <Notice tone="danger" role="alert">
        <GitMerge size={16} aria-hidden />
        <span>Somebody else has removed this model meanwhile. Nothing was saved.</span>
      </Notice>
    );
  }
  return (
    <Notice tone="caution" role="alert">
      <GitMerge size={16} aria-hidden />
      <Grid gap="2" minW="0" flex="1">
        <chakra.strong>Somebody else has changed this model meanwhile</chakra.strong>
        <chakra.ul listStyleType="none" color="fg" overflowWrap="anywhere">
          {differences(before, theirs).map(({ what, before: was, after }) => (
            <li key={what}>
              {what}: <chakra.s color="fg.subtle">{was}</chakra.s> → {after}
            </li>
          ))}
        </chakra.ul>
        <Flex gap="2" wrap="wrap" pt="1">
          <Button size="sm" variant="secondary" onClick={() => onResolve(false)}>
            Go on with theirs
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onResolve(true)}>
            Keep what I typed
          </Button>
        </Flex>
      </Grid>
    </Notice>
  );
}
