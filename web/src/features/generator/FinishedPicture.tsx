import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Download, Heart, Trash2, WandSparkles } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { deleteImage } from '../../data/image/delete-image.ts';
import { count } from '../../lib/format.ts';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SettingBadges } from './SettingBadges.tsx';

interface Props {
  image: ImageView;
  onDeleted: () => void;
  /** Takes its prompt, settings and seed into the form. */
  onReuse: () => void;
}

/** Below a finished picture: its words, its settings, and what can be done with it. */
export function FinishedPicture({ image, onDeleted, onReuse }: Props) {
  const { download, setVisibility, busy } = useImageActions(image);
  const remove = (): void => {
    onDeleted();
    deleteImage(image);
  };
  return (
    <Box p={{ base: '5', md: '6' }}>
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h2 textStyle="heading">Latest Creation</chakra.h2>
        <Flex gap="1">
          <IconButton
            label="Download"
            loading={busy === 'download'}
            onClick={() => inBackground(download())}
          >
            <Download size={18} />
          </IconButton>
          <IconButton label="Delete" onClick={remove}>
            <Trash2 size={18} />
          </IconButton>
        </Flex>
      </Flex>
      <chakra.p color="fg.muted" mt="2">
        {image.prompt}
      </chakra.p>
      <SettingBadges image={image} />
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        mt="5"
        pt="4"
        borderTopWidth="1px"
        wrap="wrap"
      >
        <Switch
          label="Public"
          hint={image.isPublic ? 'Everyone here can see it' : 'Only you can see it'}
          checked={image.isPublic}
          disabled={busy === 'visibility'}
          onChange={(isPublic) => inBackground(setVisibility(isPublic))}
        />
        <TextLink
          to={`/gallery/${image.id}?tab=mine`}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="10"
          textStyle="label"
        >
          <Heart size={14} aria-hidden />
          {count(image.likes, 'like')} · Details
        </TextLink>
      </Flex>
      <Button
        variant="secondary"
        block
        mt="4"
        icon={<WandSparkles size={16} aria-hidden />}
        onClick={onReuse}
      >
        Use these settings
      </Button>
    </Box>
  );
}
