import type { Recognizer } from '#contract/spotting.ts';

export const seeingMessages = {
  title: 'This is what we see',
  maybe: 'Also here?',
  looking: 'Looking at your photo…',
  /** Where a photo goes before anything is made of it; nothing is claimed where nobody looks. */
  shownTo: {
    vendor: 'To name what lies there, your photo is shown to the AI service of this site.',
    local: 'To name what lies there, your photo is looked at on this site’s own computer.',
    off: null,
  } satisfies Record<Recognizer, string | null>,
  seen: (count: number) => (count === 1 ? '1 thing seen.' : `${count} things seen.`),
} as const;
