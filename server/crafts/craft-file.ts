import type { CraftFile } from '#contract/craft-file.ts';
import type { Craft } from '#contract/crafts.ts';
import type { Blob } from '#server/platform/blobs/blob-store.ts';

const dataUrlOf = ({ contentType, bytes }: Blob): string =>
  `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;

/** A craft as it leaves: what it says, and nothing of whose it is. */
export function craftFileOf(craft: Craft, picture: Blob | null): CraftFile {
  return {
    format: 'gluebird-craft',
    version: 1,
    craft: {
      title: craft.title,
      description: craft.description,
      theme: craft.theme,
      ageRangeMin: craft.ageRangeMin,
      ageRangeMax: craft.ageRangeMax,
      difficulty: craft.difficulty,
      duration: craft.duration,
      waiting: craft.waiting,
      mess: craft.mess,
      skills: craft.skills,
      materials: craft.materials,
      steps: craft.steps.map(({ text, who }) => ({ text, who })),
      safetyNotes: craft.safetyNotes,
      goFurther: craft.goFurther,
      leftOver: craft.leftOver,
      imageAlt: craft.imageAlt,
    },
    madeBy: craft.madeBy,
    picture: picture && dataUrlOf(picture),
  };
}
