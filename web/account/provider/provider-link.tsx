import { useSession } from '#web/lib/viewer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { entranceMessages as words } from './entrance-messages.ts';
import styles from './provider-link.module.css';

/** To the provider and back, before the form that passwords have; nothing where there is no provider. */
export function ProviderLink({ query }: { query: { next: string } | { invitation: string } }) {
  const { provider, passwords } = useSession().site;
  if (provider === null) return null;
  return (
    <>
      <ButtonLink wide href={`/api/oidc/start?${new URLSearchParams(query).toString()}`}>
        {words.continueWith(provider)}
      </ButtonLink>
      {passwords && <p className={styles.or}>{words.or}</p>}
    </>
  );
}
