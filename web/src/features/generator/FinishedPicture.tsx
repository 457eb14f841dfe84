import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Coins, Download, Heart, LayoutGrid, PencilLine, Trash2, WandSparkles } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { deleteImage } from '../../data/image/delete-image.ts';
import { priceWords } from '../../data/image/price-words.ts';
import { count } from '../../lib/format.ts';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SettingBadges } from './SettingBadges.tsx';

interface Props {
  image: ImageView;
  title: string;
  onDeleted: () => void;
  /** Takes its prompt, settings and seed into the form. */
  onReuse: () => void;
}

/** Below a finished picture: its words, its settings, and what can be done with it. */
export function FinishedPicture({ image, title, onDeleted, onReuse }: Props) {
  const { setVisibility, busy } = useImageActions(image);
  return (
    <Box px={{ base: '4', md: '5' }} pt="3" pb="4">
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h2 textStyle="heading">{title}</chakra.h2>
        <FileActions image={image} onDeleted={onDeleted} />
      </Flex>
      <chakra.p textStyle="small" color="fg.muted" lineClamp={2}>
        {image.prompt}
      </chakra.p>
      <Flex align="center" justify="space-between" gap="3" mt="3" wrap="wrap">
        <Flex gap="2" wrap="wrap">
          <SettingBadges image={image} />
          <Paid image={image} />
        </Flex>
        <Flex gap="5" wrap="wrap">
          <TextLink
            to={`/gallery/${image.id}?tab=mine`}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '11', md: '8' }}
            textStyle="label"
          >
            <Heart size={14} aria-hidden />
            {count(image.likes, 'like')} · Details
          </TextLink>
          <TextLink
            to={`/gallery/${image.id}/edit`}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '11', md: '8' }}
            textStyle="label"
          >
            <PencilLine size={14} aria-hidden />
            Edit
          </TextLink>
          {image.batchId !== null && (
            <TextLink
              to={`/generator?order=${image.batchId}`}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              minH={{ base: '11', md: '8' }}
              textStyle="label"
            >
              <LayoutGrid size={14} aria-hidden />
              All of this order
            </TextLink>
          )}
        </Flex>
      </Flex>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        mt="3"
        pt="3"
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
        <Button
          variant="secondary"
          flexGrow={{ base: '1', sm: '0' }}
          icon={<WandSparkles size={16} aria-hidden />}
          onClick={onReuse}
        >
          Use these settings
        </Button>
      </Flex>
    </Box>
  );
}

/** What it cost in the end. */
function Paid({ image: { price } }: Pick<Props, 'image'>) {
  if (price === null) return null;
  return (
    <Badge title="What this picture cost">
      <Coins size={13} aria-hidden />
      {price === 0 ? 'Free' : `Paid ${priceWords(price)}`}
    </Badge>
  );
}

function FileActions({ image, onDeleted }: Pick<Props, 'image' | 'onDeleted'>) {
  const { download, busy } = useImageActions(image);
  const remove = (): void => {
    onDeleted();
    deleteImage(image);
  };
  return (
    <Flex gap="1" me="-2">
      <IconButton
        label="Download"
        size="lg"
        loading={busy === 'download'}
        onClick={() => inBackground(download())}
      >
        <Download size={18} />
      </IconButton>
      <IconButton label="Delete" size="lg" onClick={remove}>
        <Trash2 size={18} />
      </IconButton>
    </Flex>
  );
}
