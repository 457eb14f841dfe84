import { Box, Center, chakra } from '@chakra-ui/react';
import type { UserView } from '@vesper/core/contract/user';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { fallbackLetter } from '../../data/user/display-name.ts';
import { setUser } from '../../data/user/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { HeldPicture } from '../../ui/HeldPicture.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { askReview } from '../../data/picture-check/ask-review.ts';
import { pictureObjection } from '../../data/upload/send-picture.ts';
import { uploadPicture } from '../../data/user/profile-picture.ts';
import { userApi } from '../../data/user/user-api.ts';

const FAILED = { title: 'Upload Failed', kind: 'failure' } as const;
const TRY_AGAIN = 'Your picture was not changed. Please try again.';

const Frame = chakra('button', {
  base: {
    position: 'relative',
    borderRadius: 'full',
    cursor: 'button',
    _disabled: { cursor: 'progress' },
  },
});

/** The avatar; pressing it chooses another picture. */
export function PictureButton({ user }: { user: UserView }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const change = async (work: () => Promise<UserView>): Promise<void> => {
    setBusy(true);
    try {
      setUser(await work());
      showToast({
        title: 'Profile Updated',
        description: 'Your picture is saved.',
        kind: 'success',
      });
    } catch (error) {
      showToast({ ...FAILED, description: serverMessage(error, TRY_AGAIN) });
    } finally {
      setBusy(false);
    }
  };

  const choose = (file: File | undefined): void => {
    if (!file) return;
    const objection = pictureObjection(file);
    if (objection === undefined) inBackground(change(() => uploadPicture(file)));
    else showToast({ ...FAILED, description: objection });
  };

  return (
    <Box textAlign="center">
      <Frame
        type="button"
        aria-label="Change profile picture"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <Avatar letter={fallbackLetter(user)} src={user.profileImageUrl} size="xl" />
        <Center
          position="absolute"
          insetEnd="0"
          bottom="0"
          boxSize="9"
          borderRadius="full"
          bg="bg.raised"
          borderWidth="1px"
          aria-hidden
        >
          {busy ? <Spinner size="sm" /> : <Camera size={17} />}
        </Center>
      </Frame>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      {user.profileImageUrl !== null && (
        <Button
          variant="ghost"
          size="sm"
          mt="1"
          disabled={busy}
          onClick={() => inBackground(change(() => userApi.update({ profileImageUrl: null })))}
        >
          Remove
        </Button>
      )}
      <Box maxW="18rem" mx="auto" mt="2">
        <HeldPicture
          state={user.pictureState}
          reason={user.pictureReason}
          onAsk={() => askReview('profile', user.id)}
        />
      </Box>
    </Box>
  );
}
