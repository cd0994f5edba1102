import { Bookmark, Heart, Printer, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { useAddressPart } from '#web/lib/address-part.ts';
import { Link } from '#web/lib/navigation.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import { CraftArticle } from './craft-article.tsx';
import type { CraftDialogProps } from '#web/crafts/craft-dialog.tsx';
import styles from '#web/crafts/craft.module.css';
import { MakeModeLauncher } from '#web/crafts/make/make-mode-launcher.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { PrintLink } from '#web/crafts/print/print-link.tsx';
import { ShareButton } from '#web/crafts/share/share-button.tsx';
import { SignUpCard, useSignUpCard } from './sign-up-card.tsx';

const words = craftMessages.detail;
const dialog = lazyPart<CraftDialogProps>(() =>
  import('#web/crafts/craft-dialog.tsx').then((m) => m.CraftDialog),
);

/** A craft for somebody who got its link: everything to make it, and the way in for the rest. */
export function VisitorCraft({ craft }: { craft: Craft }) {
  const card = useSignUpCard();
  const details = useAddressPart('craft');
  const isOpen = details.value !== null;
  const waiting = useLatePart(isOpen ? dialog : null, details.close);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    card.ask();
  };
  return (
    <>
      <CraftArticle
        craft={craft}
        tools={
          <div className={styles.tools}>
            <Link href="/auth" className={styles.tool} onClick={ask}>
              <Heart size={22} />
              <span>
                {words.like}
                {craft.likes > 0 && ` ${craft.likes}`}
              </span>
            </Link>
            <Link href="/auth" className={styles.tool} onClick={ask}>
              <Bookmark size={22} />
              {words.save}
            </Link>
            <PrintLink craft={craft} className={styles.tool}>
              <Printer size={22} />
              {words.print}
            </PrintLink>
            <ShareButton craft={craft} className={styles.tool}>
              <Share2 size={22} />
              {words.share}
            </ShareButton>
          </div>
        }
      />
      {card.shown && <SignUpCard onLater={card.dismiss} />}
      {isOpen && !waiting && <dialog.Part craft={craft} failed={false} onClose={details.close} />}
      <MakeModeLauncher craft={craft} />
    </>
  );
}
