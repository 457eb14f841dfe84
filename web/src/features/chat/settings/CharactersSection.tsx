import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { GROUP_SIZE, type ConversationGroup, type GroupMember } from '@vesper/core/contract/group';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { voiceNamed } from '../../../data/conversation/voice.ts';
import { changeGroup } from '../../../data/conversation/save-settings.ts';
import { moved } from '../../../lib/moved.ts';
import { Button } from '../../../ui/Button.tsx';
import { Face } from '../../../ui/Face.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { CharacterPicker } from '../group/CharacterPicker.tsx';
import { TurnOrderPicker } from '../group/TurnOrderPicker.tsx';
import { Section } from './Section.tsx';

/** Who is in a group, in which order, and who answers. Other conversations have no such section. */
export function CharactersSection({ conversation }: { conversation: ConversationView }) {
  const { group } = conversation;
  if (!group) return null;
  return <GroupSection conversation={conversation} group={group} />;
}

interface Props {
  conversation: ConversationView;
  group: ConversationGroup;
}

function GroupSection({ conversation, group: { members, turnOrder } }: Props) {
  const [adding, setAdding] = useState(false);
  const change = (next: Partial<ConversationGroup>): void => changeGroup(conversation, next);
  const setMembers = (next: GroupMember[]): void => change({ members: next });
  const isFull = members.length >= GROUP_SIZE.max;
  return (
    <Section
      title="Characters"
      hint={`${GROUP_SIZE.min} to ${GROUP_SIZE.max}, in the order of a round. Muted ones listen.`}
    >
      <Box as="ul" listStyleType="none" aria-label="Characters of this group" mb="2">
        {members.map((member, at) => (
          <MemberRow
            key={member.characterId}
            member={member}
            isFirst={at === 0}
            isLast={at === members.length - 1}
            // A group is saved whole, and has two at least.
            canLeave={members.length > GROUP_SIZE.min}
            onMove={(by) => setMembers(moved(members, at, at + by))}
            onMute={(isMuted) =>
              setMembers(members.map((one) => (one === member ? { ...one, isMuted } : one)))
            }
            onRemove={() => setMembers(members.filter((one) => one !== member))}
          />
        ))}
      </Box>
      <Button
        variant="ghost"
        size="sm"
        minH="11"
        ms="-3"
        icon={<Plus size={16} aria-hidden />}
        disabled={isFull}
        aria-expanded={adding}
        onClick={() => setAdding(!adding)}
      >
        {isFull ? 'The group is full' : 'Add a character'}
      </Button>
      {adding && !isFull && (
        <Box mt="2" mb="4">
          <CharacterPicker
            chosen={[]}
            without={members.map(({ characterId }) => characterId)}
            isFull={false}
            onToggle={(character) => setMembers(joined(members, character))}
          />
        </Box>
      )}
      <Box mt="4">
        <TurnOrderPicker value={turnOrder} onChange={(next) => change({ turnOrder: next })} />
      </Box>
    </Section>
  );
}

/** With one more at the end, who gets the first colour that is free, as the server gives them. */
function joined(
  members: readonly GroupMember[],
  { id, name, avatar }: { id: string; name: string; avatar: string | null },
): GroupMember[] {
  const taken = new Set(members.map((member) => member.color));
  let color = 0;
  while (taken.has(color)) color += 1;
  return [...members, { characterId: id, name, avatar, color, isMuted: false }];
}

interface MemberRowProps {
  member: GroupMember;
  isFirst: boolean;
  isLast: boolean;
  canLeave: boolean;
  onMove: (by: 1 | -1) => void;
  onMute: (isMuted: boolean) => void;
  onRemove: () => void;
}

function MemberRow(props: MemberRowProps) {
  const { member, isFirst, isLast, canLeave, onMove, onMute, onRemove } = props;
  const { characterId, name, avatar, color, isMuted } = member;
  return (
    <Box as="li" py="2.5" css={{ '& + li': { borderTopWidth: '1px' } }}>
      <Flex align="center" gap="3" minW="0">
        <Face voice={{ ...voiceNamed(name, avatar, characterId), color }} size="sm" />
        <chakra.span textStyle="label" flex="1" minW="0" truncate title={name}>
          {name}
        </chakra.span>
        <IconButton
          label={`Remove ${name}`}
          size="lg"
          me="-2"
          disabled={!canLeave}
          onClick={onRemove}
        >
          <X size={16} />
        </IconButton>
      </Flex>
      <Flex align="center" justify="space-between" ps="11" me="-2">
        <Switch label={`Mute ${name}`} shortLabel="Mute" checked={isMuted} onChange={onMute} />
        <Flex>
          <IconButton
            label={`Move ${name} up`}
            size="lg"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            size="lg"
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}
