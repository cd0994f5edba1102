import { useState } from 'react';
import { type Invitation, listInvitations } from '#contract/account-invitations.ts';
import { UserLink } from '#web/admin/user/user-link.tsx';
import { When } from '#web/admin/when.tsx';
import cells from '#web/admin/cells.module.css';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { useGrowingList } from '#web/lib/use-growing-list.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { invitationsMessages as words } from './invitations-messages.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const { columns: labels } = words;
const tones = { open: 'good', used: undefined, expired: 'notice', withdrawn: 'notice' } as const;

const facts: Column<Invitation>[] = [
  {
    name: 'note',
    label: labels.note,
    cell: ({ note }) =>
      note ? <span className={cells.name}>{note}</span> : <span className={cells.quiet}>{words.noNote}</span>,
  },
  { name: 'role', label: labels.role, cell: ({ role }) => words.roles[role] },
  {
    name: 'state',
    label: labels.state,
    cell: ({ state }) => (
      <span className={styles.mark} data-tone={tones[state]}>
        {words.states[state]}
      </span>
    ),
  },
  {
    name: 'made',
    label: labels.made,
    cell: ({ createdAt, createdBy }) => (
      <>
        <When instant={createdAt} />
        <span className={cells.under}>{words.by(createdBy?.displayName ?? words.somebodyGone)}</span>
      </>
    ),
  },
  { name: 'expires', label: labels.expires, cell: ({ expiresAt }) => <When instant={expiresAt} /> },
  { name: 'usedBy', label: labels.usedBy, cell: (invitation) => <Guest invitation={invitation} /> },
];

function Guest({ invitation: { usedAt, usedBy } }: { invitation: Invitation }) {
  if (!usedAt) return words.nobody;
  if (!usedBy) return words.somebodyGone;
  return <UserLink id={usedBy.id}>{usedBy.displayName}</UserLink>;
}

const actions = (onWithdraw: (invitation: Invitation) => void): Column<Invitation> => ({
  name: 'actions',
  label: labels.actions,
  cell: (invitation) =>
    invitation.state === 'open' && (
      <div className={styles.rowActions}>
        <Button
          look="quiet"
          aria-label={words.withdraw.about(invitation.id, invitation.note)}
          onClick={() => onWithdraw(invitation)}
        >
          {words.withdraw.open}
        </Button>
      </div>
    ),
});

export function InvitationList() {
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  const { rows, isBroken, refetch, end } = useGrowingList({
    queryKey: consoleKeys.invitations,
    fetchPage: ({ query, signal }) => callListPage(listInvitations, { query }, { signal }),
  });
  if (isBroken) return <ListProblem title={words.failed} onRetry={refetch} />;
  if (rows?.length === 0) return <EmptyState picture="letter" text={words.none} />;
  return (
    <>
      <DataTable
        label={words.title}
        columns={[...facts, actions(setWithdrawn)]}
        rows={rows}
        keyOf={({ id }) => id}
        awaited={2}
      />
      <ListEnd end={end} failed={words.failed} />
      {withdrawn && <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  );
}
