import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#contract/account-tokens.ts';
import { SettingsRow, SettingsSection } from '#web/account/settings/settings-section.tsx';
import styles from '#web/account/settings/settings.module.css';
import { dateOnly, relativeTime } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { tokenMessages as words } from './token-messages.ts';
import { TokenShown } from './token-shown.tsx';
import tokens from './tokens.module.css';
import { useTokens } from './use-tokens.ts';

type Open = { kind: 'new' } | { kind: 'shown'; token: string } | { kind: 'revoke'; token: AccessToken };

/** What programs of this person come with. */
export function AccessTokens() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <SettingsSection title={words.title}>
      <p className={tokens.intro}>{words.text}</p>
      <TokenList onRevoke={(token) => setOpen({ kind: 'revoke', token })} />
      <Button look="secondary" className={tokens.add} onClick={() => setOpen({ kind: 'new' })}>
        <Plus size={20} aria-hidden="true" />
        {words.add}
      </Button>
      {open?.kind === 'new' && (
        <NewTokenDialog onClose={close} onMade={(token) => setOpen({ kind: 'shown', token })} />
      )}
      {open?.kind === 'shown' && <TokenShown token={open.token} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeDialog token={open.token} onClose={close} />}
    </SettingsSection>
  );
}

function TokenList({ onRevoke }: { onRevoke: (token: AccessToken) => void }) {
  const { data, dataUpdatedAt, isError, refetch } = useTokens();
  if (data) {
    const now = new Date(dataUpdatedAt);
    return data.map((token) => (
      <SettingsRow
        key={token.id}
        title={token.name}
        action={
          <Button look="secondary" aria-label={words.revokeName(token.name)} onClick={() => onRevoke(token)}>
            {words.revoke}
          </Button>
        }
      >
        <p>
          {words.may(token.scopes)}{' '}
          {token.lastUsedAt ? words.used(relativeTime(token.lastUsedAt, now)) : words.unused}{' '}
          {(new Date(token.expiresAt) > now ? words.until : words.over)(dateOnly(token.expiresAt))}
        </p>
      </SettingsRow>
    ));
  }
  if (isError) {
    return (
      <div className={styles.problem} role="alert">
        <p>{words.broken}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="visually-hidden">{words.waiting}</span>
      <Skeleton height="44px" />
    </div>
  );
}
