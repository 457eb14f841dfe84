import { Box, Center, Grid, chakra } from '@chakra-ui/react';
import { GROUP_SIZE } from '@vesper/core/contract/group';
import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react';
import { voiceNamed } from '../../../data/conversation/voice.ts';
import { moved } from '../../../lib/moved.ts';
import { Face } from '../../../ui/Face.tsx';
import { Menu } from '../../../ui/Menu.tsx';

/** A character that was picked. */
export interface Picked {
  id: string;
  name: string;
  avatar: string | null;
}

const FaceButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minW: '0',
    py: '2',
    borderRadius: 'md',
    cursor: 'button',
    _hover: { bg: 'bg.hover' },
  },
});

interface Props {
  chosen: readonly Picked[];
  onChange: (chosen: readonly Picked[]) => void;
}

/** Those who will be in the group, in the order of a round, and the room that is left. */
export function ChosenFaces({ chosen, onChange }: Props) {
  const empty = Array.from({ length: GROUP_SIZE.max - chosen.length }, (_, at) => at);
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label="Chosen"
      templateColumns={`repeat(${GROUP_SIZE.max}, minmax(0, 1fr))`}
      gap="1"
    >
      {chosen.map(({ id, name, avatar }, at) => (
        <Box as="li" key={id} minW="0">
          <Menu
            placement="bottom-start"
            trigger={
              <FaceButton type="button" aria-label={`${name}, number ${at + 1}`}>
                <Face voice={{ ...voiceNamed(name, avatar, id), color: at }} />
                <chakra.span textStyle="caption" color={`speaker.${at}`} maxW="full" truncate>
                  {name}
                </chakra.span>
              </FaceButton>
            }
            items={[
              {
                id: 'earlier',
                label: 'Earlier',
                icon: <ArrowLeft size={16} />,
                disabled: at === 0,
                onSelect: () => onChange(moved(chosen, at, at - 1)),
              },
              {
                id: 'later',
                label: 'Later',
                icon: <ArrowRight size={16} />,
                disabled: at === chosen.length - 1,
                onSelect: () => onChange(moved(chosen, at, at + 1)),
              },
              {
                id: 'remove',
                label: 'Take out',
                icon: <X size={16} />,
                onSelect: () => onChange(chosen.filter((one) => one.id !== id)),
              },
            ]}
          />
        </Box>
      ))}
      {empty.map((at) => (
        <Center as="li" key={at} aria-hidden py="2" alignItems="flex-start">
          <Center
            boxSize="10"
            borderRadius="full"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.strong"
            color="fg.subtle"
          >
            <Plus size={15} />
          </Center>
        </Center>
      ))}
    </Grid>
  );
}
