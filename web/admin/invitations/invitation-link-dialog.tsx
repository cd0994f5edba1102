import { ShownOnceDialog } from '#web/ui/dialogs/shown-once-dialog.tsx';
import { invitationsMessages } from './invitations-messages.ts';

export function InvitationLinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return <ShownOnceDialog words={invitationsMessages.made} name="link" value={link} onClose={onClose} />;
}
