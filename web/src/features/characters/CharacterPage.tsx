import { Box } from '@chakra-ui/react';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCharacter } from '../../data/character/use-character.ts';
import { askReview } from '../../data/picture-check/ask-review.ts';
import { isMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HeldPicture } from '../../ui/HeldPicture.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { CharacterDialog } from './CharacterDialog.tsx';
import { CharacterPortrait, CharacterPortraitSkeleton } from './CharacterPortrait.tsx';
import { DeleteCharacterDialog } from './DeleteCharacterDialog.tsx';
import { SimilarCharacters } from './SimilarCharacters.tsx';

interface Props {
  /** Draws the pictures of a character, below everything else about it. */
  pictures: (character: CharacterDetailView) => ReactNode;
}

/** /characters/:characterId */
export function CharacterPage({ pictures }: Props) {
  const { characterId = '' } = useParams();
  const character = useCharacter(characterId);
  if (character.data) {
    return <OpenCharacter key={characterId} character={character.data} pictures={pictures} />;
  }
  return (
    <Page>
      {character.isPending && <CharacterPortraitSkeleton />}
      {character.isError && !isMissing(character.error) && (
        <LoadFailed what="This character" onRetry={() => inBackground(character.refetch())} />
      )}
      {character.isError && isMissing(character.error) && (
        <EmptyState
          icon={<SearchX size={26} />}
          level="h1"
          title="This character is not here"
          description="It may have been deleted, or its maker keeps it private."
          action={<ButtonLink to="/characters">All characters</ButtonLink>}
        />
      )}
    </Page>
  );
}

function OpenCharacter({ character, pictures }: Props & { character: CharacterDetailView }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [doomed, setDoomed] = useState(false);
  return (
    <Page>
      <Box mb="4" _empty={{ display: 'none' }}>
        <HeldPicture
          state={character.pictureState}
          reason={character.pictureReason}
          onAsk={() => askReview('character', character.id)}
        />
      </Box>
      <CharacterPortrait
        character={character}
        onEdit={() => setEditing(true)}
        onDelete={() => setDoomed(true)}
      />
      {pictures(character)}
      <SimilarCharacters character={character} />
      <CharacterDialog subject={editing ? character : null} onClose={() => setEditing(false)} />
      <DeleteCharacterDialog
        character={doomed ? character : null}
        onClose={() => setDoomed(false)}
        onDeleted={() => inBackground(navigate('/characters', { replace: true }))}
      />
    </Page>
  );
}
