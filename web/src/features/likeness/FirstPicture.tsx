import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useFirstPicture } from './use-first-picture.ts';

const SUGGESTION = 'A golden evening by a mountain lake, paper lanterns rising into the sky';

/** Offers the one picture that is free, once photos are ready. Nothing is made before the press. */
export function FirstPicture({ likenesses }: { likenesses: readonly LikenessView[] }) {
  const [writing, setWriting] = useState(false);
  const offered = likenesses.find(({ firstPictureFree }) => firstPictureFree);
  if (!offered) return null;
  return (
    <Card
      as="section"
      aria-labelledby="first-picture"
      backgroundImage="haze"
      mt={{ base: '8', md: '10' }}
    >
      <Grid
        gap="5"
        alignItems="center"
        templateColumns={{ base: 'auto 1fr', md: writing ? 'auto 1fr' : 'auto 1fr auto' }}
      >
        <Face src={offered.thumbnailUrl} />
        <Box>
          <chakra.h2 id="first-picture" textStyle="heading">
            Your photos are ready.
          </chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            Your first picture with them is free - make it when you like.
          </chakra.p>
        </Box>
        {!writing && (
          <Button
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            icon={<Sparkles size={17} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            Make my first picture
          </Button>
        )}
      </Grid>
      {writing && <Order onClose={() => setWriting(false)} />}
    </Card>
  );
}

function Face({ src }: { src: string | null }) {
  return (
    <Box boxSize="14" overflow="hidden" borderRadius="full" borderWidth="1px" bg="bg.hover">
      {src !== null && (
        <chakra.img
          src={src}
          alt=""
          width="full"
          height="full"
          objectFit="cover"
          objectPosition="50% 25%"
        />
      )}
    </Box>
  );
}

function Order({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState(SUGGESTION);
  const { make, sending, refusal } = useFirstPicture(({ id }) =>
    inBackground(navigate(`/generator?image=${id}`)),
  );
  return (
    <chakra.form
      mt="5"
      aria-label="Your first picture"
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(make(prompt));
      }}
    >
      <TextArea
        label="Where would you like to be?"
        hint="Free, and only you can see it."
        minRows={2}
        maxRows={6}
        max={LIMITS.promptMax}
        maxLength={LIMITS.promptMax}
        value={prompt}
        error={refusal}
        autoFocus
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Flex gap="3" mt="4" justify="flex-end" wrap="wrap">
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
        <Button
          type="submit"
          loading={sending}
          disabled={prompt.trim() === ''}
          icon={<Sparkles size={17} aria-hidden />}
        >
          {sending ? 'Generating...' : 'Generate Image'}
        </Button>
      </Flex>
    </chakra.form>
  );
}
