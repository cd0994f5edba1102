import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CraftBadges, MadeBy } from '#web/crafts/craft-badges.tsx';
import { CraftNotice } from './craft-notice.tsx';
import { CraftPhoto } from '#web/crafts/craft-photo.tsx';
import styles from '#web/crafts/craft.module.css';
import { CraftSheet } from '#web/crafts/craft-sheet.tsx';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.detail;
/** A little under its real width: nobody sees it, and the common phone takes the middle size. */
const photoSizes = '(min-width: 600px) 480px, 85vw';

interface CraftArticleProps {
  craft: Craft;
  /** Like, save, share: for those who may, or the way in for the others. */
  tools: ReactNode;
  /** What only the owner does; where it belongs is the page's to say. */
  ownerActions?: ReactNode;
}

/** The page of a craft, the same for everybody but for what they may do with it. */
export function CraftArticle({ craft, tools, ownerActions }: CraftArticleProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{craft.title}</h1>
      <CraftNotice craft={craft} />
      <CraftPhoto craft={craft} sizes={photoSizes} eager />
      <div className={styles.actions}>
        <ButtonLink href={`/craft/${craft.id}?make=`}>{words.make}</ButtonLink>
        <ButtonLink href={`/craft/${craft.id}?craft=${craft.id}`} look="secondary">
          {words.view}
        </ButtonLink>
      </div>
      <div className={styles.facts}>
        <CraftBadges craft={craft} />
        <MadeBy craft={craft} />
        {craft.templates > 0 && (
          <p className={styles.madeBy}>
            <Scissors size={16} />
            {words.templates}
          </p>
        )}
      </div>
      {tools}
      <CraftSheet craft={craft} Heading="h2" />
      {ownerActions}
    </article>
  );
}
