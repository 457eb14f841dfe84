import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { Dices, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { randomSeed, seedOf } from '../../data/image/image-draft.ts';
import { useImage } from '../../data/image/use-images.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LookPicture } from './LookPicture.tsx';

/** How a character looks in every picture of it, as the form holds it. */
export interface Look {
  words: string;
  imageId: string | null;
  seed: number | null;
}

export const NO_LOOK: Look = { words: '', imageId: null, seed: null };

/** No seed: the form refuses it with the rule. */
const NO_SEED = -1;

interface Props {
  look: Look;
  onChange: (look: Look) => void;
  errors: { words?: string | undefined; seed?: string | undefined };
}

/** Folded away until wanted: a character is painted by its description without it. */
export function LookFields({ look, onChange, errors }: Props) {
  const [choosing, setChoosing] = useState(false);
  const choose = (imageId: string): void => {
    onChange({ ...look, imageId });
    setChoosing(false);
  };
  return (
    <Disclosure
      label="Look"
      inUse={inUse(look)}
      forced={errors.words !== undefined || errors.seed !== undefined}
    >
      <Grid gap="5" pt="3">
        <TextArea
          label="What is to be seen of them"
          hint="Goes into every picture of them. Leave out where they are: each picture says that."
          placeholder="Short silver hair, round glasses, a moss-green coat"
          value={look.words}
          onChange={(event) => onChange({ ...look, words: event.target.value })}
          minRows={2}
          maxRows={5}
          max={LIMITS.lookMax}
          maxLength={LIMITS.lookMax}
          error={errors.words}
        />
        <Box role="group" aria-label="Reference picture">
          <chakra.span textStyle="label">Reference picture</chakra.span>
          <Flex mt="2" gap="4" align="center">
            {look.imageId !== null && <Chosen key={look.imageId} id={look.imageId} />}
            <Flex gap="2" wrap="wrap">
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={choosing}
                icon={<ImagePlus size={16} aria-hidden />}
                onClick={() => setChoosing(!choosing)}
              >
                {look.imageId === null ? 'Choose a picture' : 'Another one'}
              </Button>
              {look.imageId !== null && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<X size={16} aria-hidden />}
                  onClick={() => onChange({ ...look, imageId: null })}
                >
                  Without
                </Button>
              )}
            </Flex>
          </Flex>
          {choosing && <LookPicture chosen={look.imageId} onChoose={choose} />}
          <chakra.p textStyle="small" color="fg.subtle" mt="2">
            Models that can be shown a picture see it. Pictures that others make of this character
            use it only while it is public.
          </chakra.p>
        </Box>
        <SeedField look={look} onChange={onChange} error={errors.seed} />
      </Grid>
    </Disclosure>
  );
}

/** What counts in there, said while it is folded away. */
function inUse({ words, imageId, seed }: Look): string {
  const used = [
    words.trim() !== '' && 'words',
    imageId !== null && 'a picture',
    seed !== null && `seed ${seed}`,
  ];
  return used.filter((part) => part !== false).join(', ');
}

function Chosen({ id }: { id: string }) {
  const { data: image } = useImage(id);
  if (!image?.thumbnailUrl) return null;
  return (
    <chakra.img
      src={image.thumbnailUrl}
      alt="The chosen picture"
      boxSize="20"
      objectFit="cover"
      borderRadius="md"
    />
  );
}

function SeedField({
  look,
  onChange,
  error,
}: Omit<Props, 'errors'> & { error?: string | undefined }) {
  const [text, setText] = useState(look.seed === null ? '' : String(look.seed));
  const change = (typed: string): void => {
    setText(typed);
    const seed = seedOf(typed);
    onChange({ ...look, seed: seed === null ? NO_SEED : (seed ?? null) });
  };
  return (
    <TextField
      label="Seed"
      placeholder="Any"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      hint="Pictures begin with it when their order names none."
      error={error}
      value={text}
      onChange={(event) => change(event.target.value)}
      trailing={
        <IconButton label="Roll a seed" onClick={() => change(String(randomSeed()))}>
          <Dices size={18} />
        </IconButton>
      }
    />
  );
}
