import { Grid, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { takedownRequest } from '@vesper/core/contract/takedown';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendTakedown } from '../../data/takedown/takedown.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

const EMPTY = { link: '', name: '', contact: '', words: '', signature: '', goodFaith: false };
type Fields = typeof EMPTY;
type Issues = Partial<Record<string, string>>;

/** Asks for a picture to be taken down; it is hidden as soon as this is sent. */
export function TakedownForm() {
  const [fields, setFields] = useState(EMPTY);
  const { issues, failure, busy, send } = useSending();
  const change = (changes: Partial<Fields>): void => setFields({ ...fields, ...changes });
  const field = (name: 'link' | 'name' | 'contact' | 'signature') => ({
    value: fields[name],
    error: issues[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <chakra.p color="fg.muted" mb="6">
        Is there a picture of you here that you did not agree to? Send this form. You need no
        account. The picture is hidden at once, and within 48 hours a person decides.
      </chakra.p>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(fields);
          }}
        >
          <Grid gap="5">
            <TextField
              label="Address of the picture"
              hint="Copy it from the address line of your browser."
              inputMode="url"
              {...field('link')}
            />
            <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <TextField label="Your name" autoComplete="name" {...field('name')} />
              <TextField
                label="How we can reach you"
                hint="Only whoever decides reads this."
                autoComplete="email"
                {...field('contact')}
              />
            </Grid>
            <TextArea
              label="Anything else that helps us"
              hint="May be left out."
              value={fields.words}
              max={LIMITS.reportWordsMax}
              onChange={(event) => change({ words: event.target.value })}
            />
            <div>
              <Checkbox checked={fields.goodFaith} onChange={(goodFaith) => change({ goodFaith })}>
                I believe in good faith that it shows me, or somebody for whom I may speak, without
                consent.
              </Checkbox>
              {issues.goodFaith !== undefined && (
                <chakra.p textStyle="small" color="fg.error" role="alert">
                  {issues.goodFaith}
                </chakra.p>
              )}
            </div>
            <TextField label="Signature: your full name" {...field('signature')} />
            {failure !== undefined && (
              <Notice tone="danger" role="alert">
                <CircleAlert size={16} aria-hidden />
                {failure}
              </Notice>
            )}
            <Button type="submit" loading={busy} justifySelf="start">
              Hide this picture
            </Button>
          </Grid>
        </form>
      </Card>
    </>
  );
}

function useSending() {
  const navigate = useNavigate();
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const send = (fields: Fields): void => {
    const parsed = takedownRequest.safeParse(fields);
    setFailure(undefined);
    if (!parsed.success) {
      setIssues(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message])),
      );
      return;
    }
    setIssues({});
    run(async () => {
      try {
        const { receipt } = await sendTakedown(parsed.data);
        await navigate(`/takedown/${receipt}`);
      } catch (error) {
        const link = fieldIssue(error, 'link');
        if (link === undefined) {
          setFailure(serverMessage(error, 'This could not be sent. Please try again.'));
        } else setIssues({ link });
      }
    });
  };
  return { issues, failure, busy, send };
}
