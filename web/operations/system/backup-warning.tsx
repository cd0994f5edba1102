import { Link } from '#web/lib/navigation.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { backupsMessages as words } from './backups-messages.ts';
import { useBackups } from './use-backups.ts';

/** Over every part of the console: whoever is there should know. */
export function BackupWarning() {
  const { data } = useBackups();
  if (!data?.isLate) return null;
  return (
    <output className={panel.note}>
      {words.lateEverywhere} <Link href="/admin?tab=system">{words.look}</Link>
    </output>
  );
}
