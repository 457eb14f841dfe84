import { Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ConversationGroup, GroupMember } from '@vesper/core/contract/group';
import type { MessageView } from '@vesper/core/contract/message';
import { lastOf } from '@vesper/core/contract/turn-order';
import { MessageCircle, MicOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { voiceNamed } from '../../../data/conversation/voice.ts';
import { chooseSpeaker } from '../../../data/message/chosen-speaker.ts';
import { spokenBy } from '../../../data/message/expected-speaker.ts';
import { takeTurn } from '../../../data/message/take-turn.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Face } from '../../../ui/Face.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useChat } from '../chat-context.ts';

export interface SpeakerRowProps {
  messages: readonly MessageView[];
  /** Somebody speaks, or is about to. */
  busy: boolean;
}

/** The faces of a group above the message box: who speaks now, or who answers next. */
export function SpeakerRow({ messages, busy }: SpeakerRowProps) {
  const { conversation } = useChat();
  if (!conversation?.group || conversation.group.members.length === 0) return null;
  const { group } = conversation;
  const row = { conversation, group, busy };
  return group.turnOrder === 'chosen' ? (
    <ChosenRow {...row} messages={messages} />
  ) : (
    <TurnRow {...row} />
  );
}

interface RowProps {
  conversation: ConversationView;
  group: ConversationGroup;
  busy: boolean;
}

const faceStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  borderRadius: 'full',
  flexShrink: '0',
  cursor: 'button',
  transitionProperty: 'background-color, opacity',
  transitionDuration: 'fast',
} as const;
const FaceButton = chakra('button', {
  base: {
    ...faceStyles,
    _hover: { bg: 'bg.hover' },
    _disabled: { cursor: 'disabled', opacity: '0.55', _hover: { bg: 'transparent' } },
  },
});
const FaceChoice = chakra('label', {
  base: {
    ...faceStyles,
    opacity: '0.62',
    _hover: { opacity: '1', bg: 'bg.hover' },
    '&:has(:checked)': { opacity: '1', bg: 'bg.pressed' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});
const Faces = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.5', minW: '0' },
});

/** A press lets one of them speak. */
function TurnRow({ conversation, group, busy }: RowProps) {
  const [asking, run] = useBusy();
  return (
    <Faces role="group" aria-label="Let somebody speak" px="1" pb="1.5">
      {group.members.map((member) => (
        <Tooltip key={member.characterId} content={`Let ${member.name} speak`}>
          <FaceButton
            type="button"
            aria-label={`Let ${member.name} speak`}
            disabled={busy || asking}
            onClick={() => run(() => takeTurn(conversation, member.characterId))}
          >
            <MemberFace member={member} />
          </FaceButton>
        </Tooltip>
      ))}
    </Faces>
  );
}

/** One of them is chosen, and answers the next message or speaks at once. */
function ChosenRow({ conversation, group, busy, messages }: RowProps & SpeakerRowProps) {
  const [wanted, setWanted] = useState<string>();
  const [asking, run] = useBusy();
  const { members } = group;
  const chosen =
    members.find(({ characterId }) => characterId === wanted) ?? lastSpeaker(members, messages);
  const { id } = conversation;
  const speakerId = chosen?.characterId;
  // What is sent, by whichever way, goes to the one that is lit here.
  useEffect(() => {
    chooseSpeaker(id, speakerId);
    return () => chooseSpeaker(id, undefined);
  }, [id, speakerId]);
  return (
    <Flex align="center" justify="space-between" gap="3" px="1" pb="1.5">
      <RadioGroup
        label="Who answers"
        hideLabel
        value={speakerId ?? ''}
        options={members.map((member) => ({
          value: member.characterId,
          label: member.name,
          member,
        }))}
        onChange={setWanted}
        Layout={Faces}
        Frame={FaceChoice}
        nameOf={({ label, member }) => (member.isMuted ? `${label}, muted` : label)}
        titleOf={({ label }) => `${label} answers`}
        draw={({ member }) => <MemberFace member={member} />}
      />
      {chosen && (
        <Button
          size="sm"
          variant="ghost"
          minH="11"
          minW="0"
          disabled={busy || asking}
          icon={<MessageCircle size={15} aria-hidden />}
          onClick={() => run(() => takeTurn(conversation, chosen.characterId))}
        >
          <chakra.span truncate>Let {chosen.name} speak</chakra.span>
        </Button>
      )}
    </Flex>
  );
}

/** The one who spoke last, as the server takes it, of those who are not muted. */
function lastSpeaker(
  members: readonly GroupMember[],
  messages: readonly MessageView[],
): GroupMember | undefined {
  const speaking = members.filter(({ isMuted }) => !isMuted);
  return lastOf(speaking, spokenBy(messages))[0] ?? members[0];
}

function MemberFace({ member }: { member: GroupMember }) {
  const { characterId, name, avatar, color, isMuted } = member;
  return (
    <>
      <chakra.span lineHeight="0" opacity={isMuted ? '0.4' : '1'}>
        <Face voice={{ ...voiceNamed(name, avatar, characterId), color }} size="sm" />
      </chakra.span>
      {isMuted && (
        <chakra.span
          position="absolute"
          bottom="0.5"
          insetEnd="0.5"
          display="grid"
          placeItems="center"
          boxSize="4"
          borderRadius="full"
          bg="bg.raised"
          color="fg.muted"
          boxShadow="card"
          aria-hidden
        >
          <MicOff size={10} />
        </chakra.span>
      )}
    </>
  );
}
