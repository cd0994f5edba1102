import type { Rows } from '#engine/illustrator/paper/notation.ts';
import type { ThemeName } from '#contract/common.ts';
import type { SubjectIdOf } from '#engine/themes/subject-ids.ts';

/** How a subject is cut: the whole figure, and its face for crafts that show only that. `@` in a body stands for the face. */
export interface Look {
  body: Rows;
  face?: Rows;
}

export type LooksOf<T extends ThemeName> = Record<SubjectIdOf<T>, Look>;
