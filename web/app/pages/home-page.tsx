import { CommunityHighlights } from '#web/community/community-highlights.tsx';
import { CreatedCrafts } from '#web/crafts/lists/created-crafts.tsx';
import { useListedDialog } from '#web/crafts/lists/listed-dialog.tsx';
import { useLastTime } from '#web/generation/wizard-state.tsx';
import { Link } from '#web/lib/navigation.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { PaperBird } from '#web/ui/illustrations/paper-bird.tsx';
import { communityActions, safetyLauncher } from './community-actions.tsx';
import { useCraftSlots } from './craft-slots.tsx';
import { pageMessages } from './messages.ts';
import styles from './home-page.module.css';

const words = pageMessages.home;

export function HomePage() {
  const viewer = useViewer();
  const lastTime = useLastTime();
  const own = useListedDialog({ communityActions, safetyLauncher });
  const { slots, dialog } = useCraftSlots({ part: 'shared' });
  return (
    <div className={styles.page}>
      <h1>{words.greeting(viewer.displayName || words.nobody)}</h1>
      <Link
        href={lastTime ? '/create?step=2' : '/create'}
        className={styles.start}
        onClick={() => lastTime?.takeUp()}
      >
        <span className={styles.startText}>
          <strong>{words.start}</strong>
          <span>{lastTime ? words.startAgain(lastTime.childAge) : words.startText}</span>
        </span>
        <svg viewBox="0 0 244 214" aria-hidden="true">
          <PaperBird at="translate(0 0)" />
        </svg>
      </Link>
      <CreatedCrafts hrefOf={own.hrefOf} />
      <CommunityHighlights slots={slots} />
      {own.dialog}
      {dialog}
    </div>
  );
}
