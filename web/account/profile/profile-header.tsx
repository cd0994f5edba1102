import { Settings, ShieldCheck } from 'lucide-react';
import { Link } from '#web/lib/navigation.tsx';
import { useSession, useViewer } from '#web/lib/viewer.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { profileMessages as words } from './profile-messages.ts';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  /** Null until it is known. */
  craftCount: number | null;
  onEdit: () => void;
}

export function ProfileHeader({ craftCount, onEdit }: ProfileHeaderProps) {
  const viewer = useViewer();
  const { brand } = useSession().site;
  return (
    <header className={styles.header}>
      <div className={styles.person}>
        <Avatar name={viewer.displayName} image={viewer.profileImage} size={88} />
        <div className={styles.words}>
          <h1>{viewer.displayName}</h1>
          <p>{viewer.bio || words.defaultBio(brand)}</p>
        </div>
        <Link href="/profile/settings" className={styles.settings} aria-label={words.settings}>
          <Settings size={24} />
        </Link>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.crafts(craftCount ?? 0)}</dt>
          <dd>{craftCount ?? '–'}</dd>
        </div>
        <div>
          <dt>{words.credits}</dt>
          <dd>{viewer.craftCredits}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onEdit}>
          {words.edit}
        </Button>
        <ButtonLink href="/credits">{words.buy}</ButtonLink>
        {viewer.isAdmin && (
          <ButtonLink look="quiet" href="/admin">
            <ShieldCheck size={20} />
            {words.admin}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
