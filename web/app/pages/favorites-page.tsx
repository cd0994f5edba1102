import { Favorites } from '#web/crafts/lists/favorites.tsx';
import { useListedDialog } from '#web/crafts/lists/listed-dialog.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { communityActions, safetyLauncher } from './community-actions.tsx';
import styles from './plain-page.module.css';

const words = craftMessages.favorites;

export function FavoritesPage() {
  const { hrefOf, dialog } = useListedDialog({ communityActions, safetyLauncher });
  const tab = useSearch().get('tab') === 'saved' ? 'saved' : 'liked';
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <section>
        <Tabs
          label={words.tabs}
          current={tab}
          onChange={(next) => navigate(`/favorites?tab=${next}`, { replace: true })}
          tabs={[
            { name: 'liked', label: words.liked, panel: <Favorites kind="liked" hrefOf={hrefOf} /> },
            { name: 'saved', label: words.saved, panel: <Favorites kind="saved" hrefOf={hrefOf} /> },
          ]}
        />
      </section>
      {dialog}
    </div>
  );
}
