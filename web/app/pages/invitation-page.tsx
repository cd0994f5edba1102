import { Invited } from '#web/account/invitation/invited.tsx';
import { Redirect } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { pageMessages } from './messages.ts';

/** For somebody new; whoever has an account, or has just made one here, goes on to it. */
export function InvitationPage() {
  const { viewer } = useSession();
  if (viewer) return <Redirect to="/" />;
  return (
    <>
      <h1>{pageMessages.titles.invitation}</h1>
      <Invited />
    </>
  );
}
