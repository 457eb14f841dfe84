import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CollectionView } from '@vesper/core/contract/collection';
import { Check, Flag, Link2, Pencil, Shuffle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteCollection } from '../../../data/collection/collections.ts';
import { askReport } from '../../../data/report/reporting.ts';
import { count } from '../../../lib/format.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CreatorLink } from '../CreatorLink.tsx';
import { SharedBadge } from './CollectionCard.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';

interface Props {
  collection: CollectionView;
  arranging: boolean;
  onArrange: (arranging: boolean) => void;
}

/** What a collection is, by whom, and what can be done with it. */
export function CollectionHead(props: Props) {
  const { collection } = props;
  const { id, name, description, imageCount, isOwn, isPublic } = collection;
  return (
    <Flex wrap="wrap" gap="4" align="flex-start" mt="3" mb={{ base: '5', md: '7' }}>
      <Box flex="1 1 16rem" minW="0">
        <chakra.h1 textStyle="title" overflowWrap="anywhere">
          {name}
        </chakra.h1>
        <Flex gap="2" align="center" wrap="wrap" color="fg.muted" mt="2">
          {isOwn ? (
            <SharedBadge isPublic={isPublic} />
          ) : (
            <span>
              by <CreatorLink image={collection} />
            </span>
          )}
          <span aria-hidden>·</span>
          <span>{count(imageCount, 'picture')}</span>
        </Flex>
        {description !== '' && (
          <chakra.p mt="3" maxW="42rem" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
      </Box>
      {isOwn ? (
        <OwnTools {...props} />
      ) : (
        <IconButton label={`Report ${name}`} onClick={() => askReport('collection', id, name)}>
          <Flag size={17} />
        </IconButton>
      )}
    </Flex>
  );
}

function OwnTools({ collection, arranging, onArrange }: Props) {
  const { id, name, isPublic, imageCount } = collection;
  const [editing, setEditing] = useState(false);
  const { copied, copy } = useCopy(`${location.origin}/collections/${id}`);
  const navigate = useNavigate();
  return (
    <Flex gap="2" wrap="wrap">
      {imageCount > 1 && (
        <Button
          variant="secondary"
          icon={<Shuffle size={16} aria-hidden />}
          aria-pressed={arranging}
          onClick={() => onArrange(!arranging)}
        >
          {arranging ? 'Done' : 'Arrange'}
        </Button>
      )}
      {isPublic && (
        <IconButton label={copied ? 'Copied' : 'Copy link'} variant="secondary" onClick={copy}>
          {copied ? <Check size={17} /> : <Link2 size={17} />}
        </IconButton>
      )}
      <IconButton label="Edit collection" variant="secondary" onClick={() => setEditing(true)}>
        <Pencil size={17} />
      </IconButton>
      <IconButton
        label="Delete collection"
        variant="secondary"
        color="fg.error"
        onClick={() => {
          deleteCollection({ id, name });
          inBackground(navigate('/gallery?tab=collections'));
        }}
      >
        <Trash2 size={17} />
      </IconButton>
      <CollectionDialog open={editing} onClose={() => setEditing(false)} collection={collection} />
    </Flex>
  );
}
