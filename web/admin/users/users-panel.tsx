import { KeyRound, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { deleteAdminUser } from '#contract/admin-actions.ts';
import type { AdminUser } from '#contract/admin.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import styles from '#web/admin/cells.module.css';
import { DeleteDialog } from '#web/admin/delete-dialog.tsx';
import { TablePanel } from '#web/admin/table/table-panel.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { userColumns, userSource } from './user-table.tsx';
import { usersMessages as words } from './users-messages.ts';

type Open = { what: 'create' } | { what: 'reset' | 'delete'; user: AdminUser } | null;

export function UsersPanel() {
  const [open, setOpen] = useState<Open>(null);
  const viewer = useViewer();
  const close = () => setOpen(null);
  const actions = (user: AdminUser) => (
    <span className={styles.actions}>
      <IconButton
        label={words.reset.open(user.displayName)}
        title={words.reset.title}
        onClick={() => setOpen({ what: 'reset', user })}
      >
        <KeyRound size={20} />
      </IconButton>
      {user.id !== viewer.id && (
        <IconButton
          label={words.deletion.open(user.displayName)}
          title={words.deletion.title}
          onClick={() => setOpen({ what: 'delete', user })}
        >
          <Trash2 size={20} />
        </IconButton>
      )}
    </span>
  );
  return (
    <>
      <TablePanel
        source={userSource}
        columns={[...userColumns, { name: 'actions', label: words.columns.actions, cell: actions }]}
        texts={words}
      >
        <Button onClick={() => setOpen({ what: 'create' })}>
          <UserPlus size={18} />
          {words.create.open}
        </Button>
      </TablePanel>
      {open?.what === 'create' && <CreateUserDialog onClose={close} />}
      {open?.what === 'reset' && <ResetPasswordDialog user={open.user} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteDialog
          title={words.deletion.title}
          text={words.deletion.text(open.user.displayName)}
          done={words.deletion.done}
          failed={words.deletion.failed}
          remove={() => call(deleteAdminUser, { params: { id: open.user.id } })}
          onClose={close}
        />
      )}
    </>
  );
}
