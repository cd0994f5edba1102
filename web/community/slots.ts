import type { ComponentType } from 'react';
import type { Post } from '#contract/community.ts';
import type { CraftCard } from '#contract/crafts.ts';

/** How wide a card's picture stands, as the `sizes` of an image say it. */
export const cardPhotoSizes = 'min(100vw - 64px, 400px)';

/** What the community shows of crafts and does with them, but others know how: the page brings it along. */
export interface CraftSlots {
  /** Where a craft's details open on top of the page. */
  hrefOf: (craftId: string) => string;
  Photo: ComponentType<{ craft: CraftCard; sizes: string; eager?: boolean }>;
  Like: ComponentType<{ post: Post }>;
}
