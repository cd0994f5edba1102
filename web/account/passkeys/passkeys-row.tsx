import { useState } from 'react';
import type { Passkey } from '#contract/account-passkeys.ts';
import { SettingsRow } from '#web/account/settings/settings-section.tsx';
import { dateOnly, relativeDate } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { usePasskeys } from './use-passkeys.ts';

const { title, row: words } = passkeyMessages;

/** The passkeys of this person: what they are, another one, and taking one away. */
export function PasskeysRow() {
  const { data, dataUpdatedAt, isError, refetch } = usePasskeys();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button look="secondary" aria-label={words.addLabel} onClick={() => setOpen('add')}>
      {words.add}
    </Button>
  );
  return (
    <>
      <SettingsRow title={title} action={data && add}>
        <p>{words.text}</p>
        {!data && !isError && (
          <>
            <span className="visually-hidden">{words.waiting}</span>
            <Skeleton height="48px" />
          </>
        )}
        {!data && isError && (
          <>
            <p role="alert">{words.broken}</p>
            <Button look="secondary" onClick={() => void refetch()}>
              {words.again}
            </Button>
          </>
        )}
      </SettingsRow>
      {data?.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          now={new Date(dataUpdatedAt)}
          onRemove={() => setOpen(passkey)}
        />
      ))}
      {open === 'add' && <AddPasskeyDialog hasOne={(data?.length ?? 0) > 0} onClose={close} />}
      {open !== null && open !== 'add' && <RemovePasskeyDialog passkey={open} onClose={close} />}
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  now: Date;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, now, onRemove }: PasskeyRowProps) {
  return (
    <SettingsRow
      title={name}
      action={
        <Button look="secondary" aria-label={words.removeLabel(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      }
    >
      <p>
        {words.added(dateOnly(createdAt))}{' '}
        {lastUsedAt === null ? words.unused : words.used(relativeDate(lastUsedAt, now))}
      </p>
    </SettingsRow>
  );
}
