import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { UpdateUserRequest, UserView } from '@vesper/core/contract/user';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useOfferedTags } from '../../data/character/characters.ts';
import { setUser } from '../../data/user/session.ts';
import { userApi } from '../../data/user/user-api.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FirstCompanion } from './FirstCompanion.tsx';

const STEPS = ['What shall we call you?', 'What do you like?', 'Somebody to begin with'] as const;

/**
 * Shows somebody new around by doing: their name, what they like, a companion that fits and a first
 * picture. It comes once: the account remembers that it was done, or left.
 */
export function FirstMinutes({ user }: { user: UserView }) {
  const [step, setStep] = useState(0);
  const [tastes, setTastes] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  // Who goes on by keyboard or hears the page is at the new step; nobody is moved at the beginning.
  useEffect(() => {
    if (step > 0) title.current?.focus();
  }, [step]);

  const finish = async (): Promise<void> => {
    try {
      setUser(await userApi.update({ welcomed: true }));
    } catch (error) {
      const description = serverMessage(error, 'Please try again.');
      showToast({ title: 'Not saved', description, kind: 'failure' });
    }
  };
  const next = (): void => setStep(step + 1);

  return (
    <Box
      as="section"
      aria-labelledby="first-minutes"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="accent.line"
      borderRadius="xl"
      boxShadow="card"
      p={{ base: '5', md: '6' }}
    >
      <Flex align="center" gap="3">
        <chakra.p textStyle="caption" color="fg.subtle" flex="1">
          Your first minutes · {step + 1} of {STEPS.length}
        </chakra.p>
        <Button variant="ghost" size="sm" onClick={() => inBackground(finish())}>
          Skip
        </Button>
      </Flex>
      <chakra.h2 id="first-minutes" ref={title} tabIndex={-1} textStyle="heading" mb="4">
        {STEPS[step]}
      </chakra.h2>
      {step === 0 && <NameStep user={user} onDone={next} />}
      {step === 1 && <TasteStep tastes={tastes} onChange={setTastes} onDone={next} />}
      {step === 2 && <FirstCompanion userId={user.id} tastes={tastes} onFinish={finish} />}
    </Box>
  );
}

interface NameProps {
  user: UserView;
  onDone: () => void;
}

function NameStep({ user, onDone }: NameProps) {
  const [name, setName] = useState(user.firstName ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (): Promise<void> => {
    const firstName = name.trim();
    if (firstName === '' || firstName === user.firstName) return onDone();
    setBusy(true);
    try {
      const change: UpdateUserRequest = { firstName };
      setUser(await userApi.update(change));
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const problem =
    failure === undefined
      ? undefined
      : (fieldIssue(failure, 'firstName') ?? serverMessage(failure, 'Please try again.'));
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <Box maxW="sm">
        <TextField
          label="First name"
          hint="Companions call you by it. You can leave it empty."
          autoComplete="given-name"
          maxLength={LIMITS.nameMax}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </Box>
      <Button type="submit" mt="4" loading={busy}>
        Next
      </Button>
    </chakra.form>
  );
}

interface TasteProps {
  tastes: readonly string[];
  onChange: (tastes: readonly string[]) => void;
  onDone: () => void;
}

const Chip = chakra('button', {
  base: {
    minH: '10',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.hover' },
    _pressed: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.line' },
  },
});

function TasteStep({ tastes, onChange, onDone }: TasteProps) {
  const tags = useOfferedTags();
  const toggle = (tag: string): void =>
    onChange(tastes.includes(tag) ? tastes.filter((one) => one !== tag) : [...tastes, tag]);
  return (
    <>
      <Words>
        {tags.length > 0
          ? 'Choose as many as you like: they say whom you meet next.'
          : 'Nothing is sorted by taste here yet. You will meet whoever is new.'}
      </Words>
      <Flex role="group" aria-label="What do you like?" gap="2" wrap="wrap">
        {tags.map((tag) => (
          <Chip
            key={tag}
            type="button"
            aria-pressed={tastes.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tag}
          </Chip>
        ))}
      </Flex>
      <Button mt="5" onClick={onDone}>
        Next
      </Button>
    </>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <chakra.p color="fg.muted" textStyle="small" mb="4">
    {children}
  </chakra.p>
);
