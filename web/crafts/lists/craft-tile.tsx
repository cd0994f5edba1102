import { Heart } from 'lucide-react';
import type { Craft } from '#contract/crafts.ts';
import { Link } from '#web/lib/navigation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { CraftPhoto } from '#web/crafts/craft-photo.tsx';
import styles from './crafts.module.css';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.favorites;
const detail = craftMessages.detail;

interface CraftTileProps {
  craft: Craft;
  /** Where its details open; a real address, so that it can be opened in another tab too. */
  href: string;
  sizes: string;
  /** Whose it is and how many like it: for crafts of others. */
  withPeople?: boolean;
}

/** A craft among others: its picture and its name. */
export function CraftTile({ craft, href, sizes, withPeople }: CraftTileProps) {
  return (
    <Link href={href} className={styles.tile}>
      <CraftPhoto craft={craft} sizes={sizes} />
      <span className={styles.tileTitle}>{craft.title}</span>
      {withPeople && (
        <span className={styles.people}>
          <span className={styles.author}>
            <Avatar name={craft.username ?? words.somebody} image={craft.userProfileImage} size={24} />
            <span>{craft.username ?? words.somebody}</span>
          </span>
          <span className={styles.counts}>
            <span>{detail.ages(craft.ageRangeMin, craft.ageRangeMax)}</span>
            <span className={styles.likes}>
              <Heart size={15} />
              <span aria-hidden="true">{craft.likes}</span>
              <span className="visually-hidden">{words.likes(craft.likes)}</span>
            </span>
          </span>
        </span>
      )}
    </Link>
  );
}
