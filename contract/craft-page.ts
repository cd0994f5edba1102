import type { Craft } from './crafts.ts';

/** What the document of /craft/:id brings with it. */
export interface CraftPageData {
  /** As the address has it. */
  id: string;
  /** Null when there is no such craft. */
  craft: Craft | null;
  /** Null for a visitor. */
  marks: CraftMarks | null;
}

/** What one person did with a craft. */
export interface CraftMarks {
  isLiked: boolean;
  isSaved: boolean;
}
