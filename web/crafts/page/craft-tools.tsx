import { Bookmark, Heart, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CraftMarks } from '#contract/craft-page.ts';
import type { Craft } from '#contract/crafts.ts';
import styles from '#web/crafts/craft.module.css';
import { useMark } from '#web/crafts/marks/use-marks.ts';
import { craftMessages } from '#web/crafts/messages.ts';
import { PrintLink } from '#web/crafts/print/print-link.tsx';
import { ShareButton } from '#web/crafts/share/share-button.tsx';

const words = craftMessages.detail;

interface CraftToolsProps {
  craft: Craft;
  marks: CraftMarks | undefined;
  more?: ReactNode;
}

/** What signed-in people do with a craft: like, save, print, share. */
export function CraftTools({ craft, marks, more }: CraftToolsProps) {
  const { id, likes } = craft;
  const like = useMark('like', { id, likes, marks });
  const save = useMark('save', { id, likes, marks });
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} data-early="" aria-pressed={like.on} onClick={like.press}>
        <Heart size={22} />
        <span>
          {like.on ? words.liked : words.like}
          {like.count > 0 && ` ${like.count}`}
        </span>
      </button>
      <button
        type="button"
        className={styles.tool}
        data-early=""
        data-kind="save"
        aria-pressed={save.on}
        onClick={save.press}
      >
        <Bookmark size={22} />
        {save.on ? words.saved : words.save}
      </button>
      <PrintLink craft={craft} className={styles.tool}>
        <Printer size={22} />
        {words.print}
      </PrintLink>
      <ShareButton craft={craft} className={styles.tool}>
        <Share2 size={22} />
        {words.share}
      </ShareButton>
      {more}
    </div>
  );
}
