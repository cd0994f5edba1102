import { useState } from 'react';
import { largestPhotoBytes } from '#contract/photos.ts';
import { asDataUrl, isImage, shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { generationMessages } from '#web/generation/messages.ts';
import { withPhoto } from '#web/generation/seeing/seen.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.photo;

/** Takes a photo in: read, turned upright and made small in the browser, so that little travels and nothing hidden in it does. */
export function useSupplyPhoto(onProblem: (sentence: string | null) => void) {
  const { choose } = useWizard();
  const [preparing, setPreparing] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const take = async (file: File) => {
    if (!isImage(file)) {
      showToast({ tone: 'error', ...words.wrongType });
      return onProblem(words.wrongType.description);
    }
    setPreparing(true);
    onProblem(null);
    const small = await shrinkPhoto(file);
    setPreparing(false);
    // What comes back as it was could not be read here, so it could not be shown either.
    if (small === file) return onProblem(file.size > largestPhotoBytes ? words.tooLarge : words.unreadable);
    const photo = await asDataUrl(small);
    choose((now) => withPhoto(now, photo));
    setAnnouncement(words.added);
  };

  const remove = () => {
    choose((now) => withPhoto(now, null));
    onProblem(null);
    setAnnouncement(words.removed);
  };

  return { preparing, announcement, take, remove };
}
