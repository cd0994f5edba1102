import { CommunityFeed } from '#web/community/feed/community-feed.tsx';
import { useCraftSlots } from './craft-slots.tsx';
import { pageMessages } from './messages.ts';
import styles from './plain-page.module.css';

export function CommunityPage() {
  const { slots, dialog } = useCraftSlots();
  return (
    <div className={styles.page}>
      <h1>{pageMessages.titles.community}</h1>
      <CommunityFeed slots={slots} />
      {dialog}
    </div>
  );
}
