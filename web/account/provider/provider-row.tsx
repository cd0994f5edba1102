import { useState } from 'react';
import { dateOnly } from '#web/lib/formats.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { SettingsRow } from '#web/account/settings/settings-section.tsx';
import { ConnectDialog, DisconnectDialog } from './provider-dialogs.tsx';
import { providerMessages } from './provider-messages.ts';
import { useConnection } from './use-connection.ts';

const words = providerMessages.row;

/** Whether the account is connected with the provider of this name. */
export function ProviderRow({ name }: { name: string }) {
  const { passwords } = useSession().site;
  const [isOpen, setOpen] = useState(false);
  const { data, isError, refetch } = useConnection();
  if (!data) {
    return (
      <SettingsRow
        title={name}
        action={
          isError && (
            <Button look="secondary" onClick={() => void refetch()}>
              {words.again}
            </Button>
          )
        }
      >
        {isError ? (
          <p role="alert">{words.broken}</p>
        ) : (
          <>
            <span className="visually-hidden">{words.waiting}</span>
            <Skeleton height="48px" />
          </>
        )}
      </SettingsRow>
    );
  }
  const { since, isOnlyWay } = data;
  const Dialog = since === null ? ConnectDialog : DisconnectDialog;
  return (
    <>
      <SettingsRow
        title={name}
        action={
          (since === null || !isOnlyWay) && (
            <Button
              look="secondary"
              aria-label={since === null ? words.connectLabel(name) : words.disconnectLabel(name)}
              onClick={() => setOpen(true)}
            >
              {since === null ? words.connect : words.disconnect}
            </Button>
          )
        }
      >
        <p>{since === null ? words.off(name) : words.since(dateOnly(since))}</p>
        {since !== null && isOnlyWay && (
          <p>
            {words.onlyWay} {passwords && words.passwordFirst}
          </p>
        )}
      </SettingsRow>
      {isOpen && <Dialog name={name} onClose={() => setOpen(false)} onDone={() => void refetch()} />}
    </>
  );
}
