import { useState } from 'react';
import { longestBio, profileFormSchema, updateProfile } from '#contract/account-profile.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm, WrongField } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { isNicknameFree } from '#web/account/api.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { editMessages as words, profileMessages } from './profile-messages.ts';
import { usePhotoChoice } from './use-photo-choice.ts';

const fields = ['displayName', 'bio'] as const;
/** Refusals of a photo: too large, not a photo, one that cannot be read. */
const photoStatuses = new Set([413, 415, 422]);

interface EditProfileDialogProps {
  open: boolean;
  onClose: () => void;
}

export function EditProfileDialog({ open, onClose }: EditProfileDialogProps) {
  return open ? <OpenEditor onClose={onClose} /> : null;
}

function OpenEditor({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const { setViewer } = useSession();
  const photo = usePhotoChoice(viewer.profileImage);
  const [step, setStep] = useState<string>(words.saving);
  const { sendAsync } = useSend(updateProfile);

  const requireFreeName = async (displayName: string) => {
    if (displayName.toLowerCase() === viewer.displayName.toLowerCase()) return;
    setStep(words.checking);
    // A lookup that fails counts as available: the server has the last word.
    const free = await isNicknameFree(displayName).catch(() => true);
    if (!free) throw new WrongField('displayName', words.nameTaken);
  };

  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(profileFormSchema, values),
    send: async (values) => {
      const displayName = values.displayName.trim();
      await requireFreeName(displayName);
      setStep(words.saving);
      const profileImage = await photo.read();
      const { user } = await sendAsync({
        params: { id: viewer.id },
        body: {
          displayName,
          bio: values.bio.trim(),
          ...(profileImage === undefined ? {} : { profileImage }),
        },
      });
      setViewer(user);
      showToast({ tone: 'success', ...words.done });
      onClose();
    },
    onFailed: (error) => {
      const isAboutPhoto = error instanceof ApiError && photoStatuses.has(error.status);
      if (isAboutPhoto) photo.refuse(error.sentence);
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
    },
  });

  return (
    <FormDialog
      sheet
      title={profileMessages.edit}
      submit={words.submit}
      busy={busy && step}
      onClose={onClose}
      form={handlers}
    >
      <PhotoPicker name={viewer.displayName} choice={photo} />
      <Field
        label={words.name}
        name="displayName"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={viewer.displayName}
        hint={words.nameHint}
        error={errors.displayName}
      />
      <TextAreaField
        label={words.bio}
        name="bio"
        rows={4}
        maxLength={longestBio}
        defaultValue={viewer.bio ?? ''}
        hint={words.bioHint}
        error={errors.bio}
      />
    </FormDialog>
  );
}
