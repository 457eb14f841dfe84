import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import {
  createAnnouncementRequest,
  type DeskAnnouncement,
} from '@vesper/core/contract/desk/announcement';
import { LIMITS } from '@vesper/core/contract/limits';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import {
  changeAnnouncement,
  makeAnnouncement,
  refreshAnnouncements,
} from '../../../data/desk/desk-announcements.ts';
import { hasCode, serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { AnnouncementBar } from '../../../ui/AnnouncementBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldsOf, givenBy, type AnnouncementFields } from './announcement-fields.ts';

const TONES = [
  { value: 'info', label: 'News' },
  { value: 'caution', label: 'Caution' },
] as const;

interface Props {
  /** Left out for a new one. */
  announcement?: DeskAnnouncement;
  onClose: () => void;
}

/** Writes an announcement, and shows meanwhile what members will see. */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const form = useId();
  const [fields, setFields] = useState(() => fieldsOf(announcement, new Date()));
  const { busy, objection, save } = useSaving(announcement, onClose);
  const change = (changes: Partial<AnnouncementFields>): void =>
    setFields({ ...fields, ...changes });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={announcement ? 'Change announcement' : 'New announcement'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {announcement ? 'Save announcement' : 'Announce'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(fields);
        }}
      >
        <Flex direction="column" gap="4" pt="2">
          <Preview fields={fields} />
          <Fields fields={fields} onChange={change} />
          {objection !== undefined && (
            <Notice tone="danger" role="alert">
              <CircleAlert size={16} aria-hidden />
              {objection}
            </Notice>
          )}
        </Flex>
      </form>
    </Dialog>
  );
}

function useSaving(announcement: DeskAnnouncement | undefined, onClose: () => void) {
  const [busy, run] = useBusy();
  const [objection, setObjection] = useState<string>();
  const write = async (fields: AnnouncementFields): Promise<void> => {
    const asked = createAnnouncementRequest.safeParse(givenBy(fields));
    if (!asked.success) {
      setObjection(asked.error.issues[0]?.message);
      return;
    }
    try {
      await (announcement
        ? changeAnnouncement(announcement, asked.data)
        : makeAnnouncement(asked.data));
      showToast({ title: announcement ? 'Saved' : 'Announced', kind: 'success' });
      onClose();
    } catch (error) {
      setObjection(serverMessage(error, 'It was not saved. Check your connection and try again.'));
      if (hasCode(error, 'changed_meanwhile')) await refreshAnnouncements();
    }
  };
  return { busy, objection, save: (fields: AnnouncementFields) => run(() => write(fields)) };
}

function Preview({ fields }: { fields: AnnouncementFields }) {
  const { text, tone, link, linkText } = fields;
  return (
    <Box role="group" aria-label="Preview">
      <chakra.p textStyle="label" color="fg" mb="1.5" aria-hidden>
        Preview
      </chakra.p>
      <Box borderWidth="1px" borderRadius="md" overflow="hidden">
        <AnnouncementBar
          announcement={{
            text: text.trim() === '' ? 'What members shall read.' : text,
            tone,
            link: link.trim() === '' ? null : link.trim(),
            linkText: linkText.trim() === '' ? null : linkText.trim(),
          }}
        />
      </Box>
    </Box>
  );
}

interface FieldsProps {
  fields: AnnouncementFields;
  onChange: (changes: Partial<AnnouncementFields>) => void;
}

function Fields({ fields, onChange }: FieldsProps) {
  return (
    <>
      <TextArea
        label="Text"
        value={fields.text}
        max={LIMITS.announcementMax}
        minRows={2}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <SegmentedControl
        label="Tone"
        value={fields.tone}
        options={TONES}
        onChange={(tone) => onChange({ tone })}
      />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="Link"
          hint="May be left out."
          placeholder="/subscribe"
          value={fields.link}
          onChange={(event) => onChange({ link: event.target.value })}
        />
        <TextField
          label="Words of the link"
          placeholder="Read more"
          value={fields.linkText}
          maxLength={LIMITS.nameMax}
          onChange={(event) => onChange({ linkText: event.target.value })}
        />
        <TextField
          label="From"
          type="datetime-local"
          value={fields.startsAt}
          onChange={(event) => onChange({ startsAt: event.target.value })}
        />
        <TextField
          label="To"
          hint="Empty: until it is switched off."
          type="datetime-local"
          value={fields.endsAt}
          onChange={(event) => onChange({ endsAt: event.target.value })}
        />
        <TextField
          label="Language"
          hint="all, or a language of browsers: de, pt-BR."
          value={fields.language}
          onChange={(event) => onChange({ language: event.target.value })}
        />
        <Box alignSelf="center">
          <Switch
            label="Shown to members"
            checked={!fields.isOff}
            onChange={(isOn) => onChange({ isOff: !isOn })}
          />
        </Box>
      </Grid>
    </>
  );
}
