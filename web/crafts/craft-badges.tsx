import { Clock, Sparkles } from 'lucide-react';
import type { Craft } from '#contract/crafts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx';
import styles from './craft.module.css';
import { craftMessages } from './messages.ts';

const words = craftMessages.detail;

type BadgeFacts = Partial<
  Pick<Craft, 'ageRangeMin' | 'ageRangeMax' | 'difficulty' | 'duration' | 'theme' | 'mess'>
>;

/** For whom, how hard, how long, about what. */
export function CraftBadges({ craft }: { craft: BadgeFacts }) {
  const { ageRangeMin, ageRangeMax, difficulty, duration, theme, mess } = craft;
  return (
    <ul className={styles.badges}>
      {ageRangeMin !== undefined && (
        <li>
          <Badge>{words.ages(ageRangeMin, ageRangeMax ?? ageRangeMin)}</Badge>
        </li>
      )}
      {difficulty && (
        <li>
          <DifficultyBadge difficulty={difficulty} />
        </li>
      )}
      {duration !== undefined && (
        <li>
          <Badge>
            <Clock size={15} />
            {words.minutes(duration)}
          </Badge>
        </li>
      )}
      {mess && (
        <li>
          <Badge>{words.mess[mess]}</Badge>
        </li>
      )}
      {theme && (
        <li>
          <Badge>{theme}</Badge>
        </li>
      )}
    </ul>
  );
}

/** Who thought it up, and, where that is public, whose craft it is. */
export function MadeBy({ craft }: { craft: Pick<Craft, 'madeBy' | 'username' | 'userProfileImage'> }) {
  return (
    <p className={styles.madeBy}>
      <Sparkles size={16} />
      {words.madeBy[craft.madeBy]}
      {craft.username && (
        <span className={styles.author}>
          <Avatar name={craft.username} image={craft.userProfileImage} size={26} />
          {words.by(craft.username)}
        </span>
      )}
    </p>
  );
}
