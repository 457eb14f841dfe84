import { Box, Flex, chakra } from '@chakra-ui/react';
import type { PersonaView } from '@vesper/core/contract/persona';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { deletePersona } from '../../data/persona/delete-persona.ts';
import { makeDefault } from '../../data/persona/save-persona.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { letterOf } from './letter-of.ts';

interface Props {
  persona: PersonaView;
  onEdit: () => void;
}

/** Somebody the member can be, with what can be done about that. */
export function PersonaCard({ persona, onEdit }: Props) {
  const { name, description, picture, isDefault } = persona;
  const [busy, run] = useBusy();
  return (
    <Card
      as="li"
      aria-label={name}
      display="flex"
      flexDirection="column"
      gap="4"
      {...(isDefault && { borderColor: 'accent.line', backgroundImage: 'haze' })}
    >
      <Flex gap="4" align="center" minW="0">
        <Avatar letter={letterOf(name)} src={picture} size="lg" />
        <Box minW="0" flex="1">
          <chakra.h2 textStyle="subheading" overflowWrap="anywhere" lineClamp={2}>
            {name}
          </chakra.h2>
          {isDefault && (
            <Badge tone="accent" mt="1">
              <Star size={12} fill="currentColor" aria-hidden />
              Default
            </Badge>
          )}
        </Box>
      </Flex>
      <chakra.p
        textStyle="small"
        color={description === '' ? 'fg.subtle' : 'fg.muted'}
        lineClamp={4}
        overflowWrap="anywhere"
        whiteSpace="pre-line"
      >
        {description === '' ? 'Companions know the name alone.' : description}
      </chakra.p>
      <Flex align="center" gap="1" mt="auto" mx="-2" mb="-2">
        {!isDefault && (
          <Button
            variant="ghost"
            size="sm"
            minH="11"
            loading={busy}
            icon={<Star size={15} aria-hidden />}
            aria-label={`Use ${name} as default`}
            onClick={() => run(() => makeDefault(persona))}
          >
            Use as default
          </Button>
        )}
        <Flex ms="auto">
          <IconButton label={`Edit ${name}`} size="lg" onClick={onEdit}>
            <Pencil size={17} />
          </IconButton>
          <IconButton label={`Delete ${name}`} size="lg" onClick={() => deletePersona(persona)}>
            <Trash2 size={17} />
          </IconButton>
        </Flex>
      </Flex>
    </Card>
  );
}
