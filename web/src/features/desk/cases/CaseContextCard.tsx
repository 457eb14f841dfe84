import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CaseContext, DeskCaseDetails } from '@vesper/core/contract/desk/case';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { CasePicture } from './use-picture.ts';

interface Props {
  one: DeskCaseDetails;
  picture: CasePicture;
}

/** What the case is about, for whoever has claimed it. */
export function CaseContextCard({ one: { claim, context, decision }, picture }: Props) {
  if (context) {
    return (
      <Card as="section" aria-label="What it is about">
        {context.hasPicture && <Picture picture={picture} />}
        <Words context={context} />
      </Card>
    );
  }
  const isGone = claim?.isOwn === true;
  const description = isGone
    ? 'It was deleted, or there never was such a thing.'
    : 'What people wrote and painted is private until somebody has to decide about it.';
  return (
    <Card pad="none">
      <EmptyState
        icon={<LockKeyhole size={26} />}
        title={isGone ? 'It is no longer here' : decision ? 'Decided' : 'Claim it to see it'}
        description={description}
      />
    </Card>
  );
}

/** Not a picture made blurred: nothing of it reaches the browser before somebody asks for it. */
function Picture({ picture: { url, busy, toggle } }: { picture: CasePicture }) {
  return (
    <Box mb="5">
      {url === undefined ? (
        <Flex
          direction="column"
          align="center"
          justify="center"
          gap="3"
          minH="16rem"
          borderRadius="lg"
          borderWidth="1px"
          backgroundImage="haze"
          bg="bg.field"
          color="fg.muted"
        >
          <EyeOff size={28} aria-hidden />
          <chakra.p textStyle="small">The picture is out of sight. Each look is noted.</chakra.p>
          <Button
            variant="secondary"
            loading={busy}
            icon={<Eye size={17} aria-hidden />}
            onClick={toggle}
          >
            Show picture
          </Button>
        </Flex>
      ) : (
        <Box textAlign="center">
          <chakra.img
            src={url}
            alt="What the case is about"
            maxH="32rem"
            maxW="full"
            mx="auto"
            borderRadius="lg"
          />
          <Button variant="ghost" mt="2" icon={<EyeOff size={17} aria-hidden />} onClick={toggle}>
            Hide picture
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Words({ context: { title, texts, messages } }: { context: CaseContext }) {
  return (
    <Flex direction="column" gap="4">
      {title !== null && <chakra.h2 textStyle="heading">{title}</chakra.h2>}
      {texts.map(({ label, text }) => (
        <div key={label}>
          <chakra.h3 textStyle="caption" color="fg.subtle" mb="1">
            {label}
          </chakra.h3>
          <chakra.p textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </div>
      ))}
      {messages.map(({ id, role, content, isSubject }) => (
        <Box
          key={id}
          borderStartWidth="2px"
          borderColor={isSubject ? 'accent.line' : 'border'}
          ps="3.5"
          color={isSubject ? 'fg' : 'fg.muted'}
        >
          <chakra.p textStyle="caption" color="fg.subtle">
            {role === 'user' ? 'Member' : 'Companion'}
            {isSubject && ' · reported'}
          </chakra.p>
          <chakra.p textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {content}
          </chakra.p>
        </Box>
      ))}
    </Flex>
  );
}
