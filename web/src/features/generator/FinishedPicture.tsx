import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Download, Heart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { DeletePictureDialog } from './DeletePictureDialog.tsx';
import { SettingBadges } from './SettingBadges.tsx';
import { usePictureActions } from './use-picture-actions.ts';

interface Props {
  image: ImageView;
  onDeleted: () => void;
}

/** Below a finished picture: its words, its settings, and what can be done with it. */
export function FinishedPicture({ image, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const { download, setVisibility, remove, busy } = usePictureActions(image);
  return (
    <Box p={{ base: '5', md: '6' }}>
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h2 textStyle="heading">Latest Creation</chakra.h2>
        <Flex gap="1">
          <IconButton
            label="Download"
            loading={busy === 'download'}
            onClick={() => void download()}
          >
            <Download size={18} />
          </IconButton>
          <IconButton label="Delete" onClick={() => setAsking(true)}>
            <Trash2 size={18} />
          </IconButton>
        </Flex>
      </Flex>
      <chakra.p color="fg.muted" mt="2">
        {image.prompt}
      </chakra.p>
      <SettingBadges settings={image.settings} />
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
          onChange={(isPublic) => void setVisibility(isPublic)}
        />
        <Badge>
          <Heart size={13} aria-hidden />
          {count(image.likes, 'like')}
        </Badge>
      </Flex>
      <DeletePictureDialog
        open={asking}
        busy={busy === 'remove'}
        prompt={image.prompt}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove().then((gone) => gone && onDeleted())}
      />
    </Box>
  );
}
