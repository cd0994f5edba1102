import { ConfirmEmail } from '#web/account/recovery/confirm-email.tsx';
import { pageMessages } from './messages.ts';

export function ConfirmEmailPage() {
  return (
    <>
      <h1>{pageMessages.titles.confirmEmail}</h1>
      <ConfirmEmail />
    </>
  );
}
