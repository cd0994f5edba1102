import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import styles from '#web/ui/lists/panel.module.css';
import { InvitationList } from './invitation-list.tsx';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { invitationsMessages as words } from './invitations-messages.ts';
import { InviteDialog } from './invite-dialog.tsx';

type Open = { what: 'form' } | { what: 'link'; link: string } | null;

/** Who was invited, and what became of it. */
export function InvitationsPanel() {
  const [open, setOpen] = useState<Open>(null);
  const client = useQueryClient();
  const queryKey = consoleKeys.invitations;
  const fetching = useIsFetching({ queryKey }) > 0;
  const close = () => setOpen(null);
  return (
    <section className={styles.panel}>
      <PanelHead
        title={words.title}
        refreshing={fetching}
        onRefresh={() => void client.refetchQueries({ queryKey })}
      >
        <Button onClick={() => setOpen({ what: 'form' })}>
          <UserPlus size={18} />
          {words.invite.open}
        </Button>
      </PanelHead>
      <InvitationList />
      {open?.what === 'form' && (
        <InviteDialog onClose={close} onMade={(link) => setOpen({ what: 'link', link })} />
      )}
      {open?.what === 'link' && <InvitationLinkDialog link={open.link} onClose={close} />}
    </section>
  );
}
