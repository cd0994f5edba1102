import { useAddressPart } from '#web/lib/address-part.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import type { UserDialogProps } from './user-dialog.tsx';

const userDialog = lazyPart<UserDialogProps>(() => import('./user-dialog.tsx').then((m) => m.UserDialog));

/** Whoever the address names is shown over the console, whichever of its lists led there. */
export function UserLauncher() {
  const { value, close } = useAddressPart('user');
  const isOpen = value !== null && /^\d{1,9}$/.test(value);
  const waiting = useLatePart(isOpen ? userDialog : null, close);
  if (!isOpen || waiting) return null;
  return <userDialog.Part key={value} id={Number(value)} onClose={close} />;
}
