import { useSession } from '#web/lib/viewer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { entranceMessages } from './entrance-messages.ts';

/** To the provider and back; nothing where there is none. */
export function ProviderLink({ query }: { query: { next: string } | { invitation: string } }) {
  const { provider } = useSession().site;
  if (provider === null) return null;
  return (
    <ButtonLink wide href={`/api/oidc/start?${new URLSearchParams(query).toString()}`}>
      {entranceMessages.continueWith(provider)}
    </ButtonLink>
  );
}
