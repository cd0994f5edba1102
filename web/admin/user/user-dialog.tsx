import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getAdminUser } from '#contract/admin.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { useFailureToast } from '#web/admin/table/use-pages.ts';
import { UserActivities } from './user-activities.tsx';
import { UserCrafts } from './user-crafts.tsx';
import { UserCredits } from './user-credits.tsx';
import styles from './user.module.css';
import { userMessages as words } from './user-messages.ts';
import { UserProfile } from './user-profile.tsx';

export interface UserDialogProps {
  id: number;
  onClose: () => void;
}

type Part = keyof typeof words.tabs;

/** Everything that administrators may know about somebody. */
export function UserDialog({ id, onClose }: UserDialogProps) {
  const [part, setPart] = useState<Part>('profile');
  const user = useUser(id);
  return (
    <Dialog open sheet wide hasAddress title={user.data?.displayName ?? words.title} onClose={onClose}>
      <div className={styles.tabs}>
        <Tabs
          label={words.tabsLabel}
          current={part}
          onChange={setPart}
          tabs={[
            { name: 'profile', label: words.tabs.profile, panel: padded(<UserFacts user={user} />) },
            { name: 'crafts', label: words.tabs.crafts, panel: padded(<UserCrafts id={id} />) },
            { name: 'activities', label: words.tabs.activities, panel: padded(<UserActivities id={id} />) },
            { name: 'credits', label: words.tabs.credits, panel: padded(<UserCredits id={id} />) },
          ]}
        />
      </div>
    </Dialog>
  );
}

const padded = (panel: ReactNode) => <div className={styles.part}>{panel}</div>;

function useUser(id: number) {
  const user = useQuery({
    queryKey: adminKeys.user(id),
    queryFn: ({ signal }) => call(getAdminUser, { params: { id } }, { signal }),
    staleTime: 0,
  });
  useFailureToast(user, words.failed);
  return user;
}

function UserFacts({ user }: { user: ReturnType<typeof useUser> }) {
  if (user.data) return <UserProfile user={user.data} />;
  if (!user.isError) return <Skeleton height="320px" />;
  const gone = user.error instanceof ApiError && user.error.code === 'NOT_FOUND';
  return <ListProblem title={gone ? words.gone : words.failed} onRetry={() => void user.refetch()} />;
}
