import { useEffect, useState } from 'react';
import { largestPhotoBytes } from '#contract/photos.ts';
import { asDataUrl, isImage, shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { editMessages as words } from './profile-messages.ts';

/** `undefined` leaves the photo as it is, null takes it away. */
type Choice = { photo: Blob; address: string } | null | undefined;

export interface PhotoChoice {
  /** What to show: the chosen photo, the present one, or none. */
  shown: string | null;
  preparing: boolean;
  problem: string | null;
  choose: (file: File) => Promise<void>;
  remove: () => void;
  refuse: (sentence: string) => void;
  /** As the API takes it: a data URL, null to remove, undefined for no change. */
  read: () => Promise<string | null | undefined>;
}

/** The choice of a new profile photo until it is saved. */
export function usePhotoChoice(present: string | null): PhotoChoice {
  const [chosen, setChosen] = useState<Choice>(undefined);
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.address);
    },
    [chosen],
  );

  const choose = async (file: File) => {
    if (!isImage(file)) return setProblem(words.notAnImage);
    setPreparing(true);
    setProblem(null);
    const photo = await shrinkPhoto(file);
    setPreparing(false);
    // A photo that this browser could shrink is far below.
    if (photo.size > largestPhotoBytes) return setProblem(words.tooLarge);
    setChosen({ photo, address: URL.createObjectURL(photo) });
  };
  const remove = () => {
    setProblem(null);
    setChosen(present === null ? undefined : null);
  };
  const shown = chosen === undefined ? present : (chosen?.address ?? null);
  const read = () => (chosen ? asDataUrl(chosen.photo) : Promise.resolve(chosen));
  return { shown, preparing, problem, choose, remove, refuse: setProblem, read };
}
