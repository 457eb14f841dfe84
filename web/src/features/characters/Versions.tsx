import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import type { CharacterVersionView } from '@vesper/core/contract/character-version';
import { RotateCcw } from 'lucide-react';
import { saveCharacter } from '../../data/character/save-character.ts';
import { useCharacterVersions } from '../../data/character/use-character.ts';
import { clockTime, shortDate } from '../../lib/format.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { changesSince, type VersionChange } from './version-changes.ts';

interface Props {
  character: CharacterDetailView;
  onRestored: () => void;
}

/** What a character was before its last changes, the latest first. */
export function Versions({ character, onRestored }: Props) {
  const versions = useCharacterVersions(character.id);
  if (versions.data === undefined) {
    return (
      <NotLoaded what="The versions" read={versions}>
        <Skeleton height="12rem" role="status" aria-label="Loading versions" />
      </NotLoaded>
    );
  }
  if (versions.data.length === 0) {
    return (
      <chakra.p color="fg.muted">
        There is only this one yet. Whenever you save a change, what was before is kept here.
      </chakra.p>
    );
  }
  return (
    <Flex as="ul" listStyleType="none" direction="column" gap="4" aria-label="Versions">
      {versions.data.map((version) => (
        <Version key={version.id} version={version} character={character} onRestored={onRestored} />
      ))}
    </Flex>
  );
}

function Version({ version, character, onRestored }: Props & { version: CharacterVersionView }) {
  const { until, texts } = version;
  const changes = changesSince(texts, character);
  const [restoring, run] = useBusy();
  const restore = async (): Promise<void> => {
    // The picture of the look stays as it is now: the one of then may be gone.
    const look = { ...texts.look, imageId: character.look.imageId };
    await saveCharacter(character, { ...texts, look });
    onRestored();
  };
  const when = `${shortDate(until)}, ${clockTime(until)}`;
  return (
    <Box as="li" borderWidth="1px" borderRadius="lg" p="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Box textStyle="label">Until {when}</Box>
          <Box textStyle="small" color="fg.muted">
            {changes.length === 0
              ? 'The same as now'
              : `Differs in ${changes.map(({ label }) => label.toLowerCase()).join(', ')}`}
          </Box>
        </Box>
        {changes.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            loading={restoring}
            icon={<RotateCcw size={16} aria-hidden />}
            aria-label={`Restore the version until ${when}`}
            // What failed has been told.
            onClick={() => run(() => restore().catch(() => undefined))}
          >
            Restore
          </Button>
        )}
      </Flex>
      {changes.length > 0 && (
        <Disclosure label="Compare">
          <Grid gap="4" pt="2">
            {changes.map((change) => (
              <Difference key={change.field} change={change} />
            ))}
          </Grid>
        </Disclosure>
      )}
    </Box>
  );
}

const Text = chakra('p', {
  base: {
    textStyle: 'small',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    maxH: '10rem',
    overflowY: 'auto',
    borderRadius: 'md',
    bg: 'bg.field',
    p: '3',
  },
});

function Difference({ change: { label, then, now } }: { change: VersionChange }) {
  return (
    <Box>
      <Box textStyle="label" mb="2">
        {label}
      </Box>
      <Grid gap="2" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {[
          ['Then', then],
          ['Now', now],
        ].map(([title, text]) => (
          <Box key={title} minW="0">
            <Box textStyle="caption" color="fg.subtle" mb="1">
              {title}
            </Box>
            <Text tabIndex={0}>{text === '' ? '(empty)' : text}</Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
