import { CircleUserRound, Heart, House, Scissors, Users } from 'lucide-react';
import { Link } from '#web/lib/navigation.tsx';
import { classes } from '#web/ui/class-names.ts';
import { appMessages } from '#web/app/messages.ts';
import { type PageName, pageRoutes } from '#web/app/routes.ts';
import styles from './bottom-nav.module.css';

export const navItems = [
  { page: 'home', Icon: House },
  { page: 'community', Icon: Users },
  { page: 'create', Icon: Scissors },
  { page: 'favorites', Icon: Heart },
  { page: 'profile', Icon: CircleUserRound },
] as const;

/** Pages that lie behind one of the places of the bar. */
const behind: Partial<Record<PageName, PageName>> = { settings: 'profile', post: 'community' };

export function BottomNav({ page }: { page: PageName }) {
  const words = appMessages.nav;
  return (
    <nav aria-label={words.label} className={styles.bar} data-keep-clear="">
      <ul className={styles.items}>
        {navItems.map(({ page: name, Icon }) => (
          <li key={name}>
            <Link
              href={pageRoutes[name].path}
              className={classes(styles.item, name === 'create' && styles.create)}
              aria-current={name === page ? 'page' : name === behind[page] || undefined}
            >
              <span className={styles.icon} data-keep-clear="">
                <Icon size={24} />
              </span>
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
