import { useState } from 'react';
import { EditProfileDialog } from '#web/account/profile/edit-profile-dialog.tsx';
import { ProfileHeader } from '#web/account/profile/profile-header.tsx';
import { profileMessages } from '#web/account/profile/profile-messages.ts';
import { CraftPhoto } from '#web/crafts/craft-photo.tsx';
import { useListedDialog } from '#web/crafts/lists/listed-dialog.tsx';
import { MyCrafts } from '#web/crafts/lists/my-crafts.tsx';
import { useMadeCrafts } from '#web/crafts/queries.ts';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { MakeNow } from '#web/supplies/make-now.tsx';
import { MySupplies } from '#web/supplies/my-supplies.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { communityActions, safetyLauncher } from './community-actions.tsx';
import styles from './plain-page.module.css';

export function ProfilePage() {
  const [editing, setEditing] = useState(false);
  const tab = useSearch().get('tab') === 'supplies' ? 'supplies' : 'crafts';
  const craftCount = useMadeCrafts().data?.pages[0]?.total ?? null;
  const { hrefOf, dialog } = useListedDialog({ communityActions, safetyLauncher });
  const words = profileMessages;
  return (
    <div className={styles.page}>
      <ProfileHeader craftCount={craftCount} onEdit={() => setEditing(true)} />
      <section>
        <Tabs
          label={words.tabsLabel}
          current={tab}
          onChange={(next) => navigate(`/profile?tab=${next}`, { replace: true })}
          tabs={[
            { name: 'crafts', label: words.tabs.crafts, panel: <MyCrafts hrefOf={hrefOf} /> },
            {
              name: 'supplies',
              label: words.tabs.supplies,
              panel: (
                <MySupplies>
                  <MakeNow hrefOf={hrefOf} Photo={CraftPhoto} />
                </MySupplies>
              ),
            },
          ]}
        />
      </section>
      {dialog}
      <EditProfileDialog open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
