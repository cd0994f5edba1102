import { ShownOnceDialog } from '#web/ui/dialogs/shown-once-dialog.tsx';
import { webhookMessages } from './webhook-messages.ts';

export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return <ShownOnceDialog words={webhookMessages.made} name="secret" value={secret} onClose={onClose} />;
}
