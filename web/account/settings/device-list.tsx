import { endSession, type Session } from '#contract/account-profile.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { relativeDate } from '#web/lib/formats.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { settingsMessages } from './settings-messages.ts';
import { SettingsRow } from './settings-section.tsx';
import styles from './settings.module.css';
import { useDevices, useForgetDevices } from './use-devices.ts';

const words = settingsMessages.devices;

export function DeviceList() {
  const { data, dataUpdatedAt, isError, refetch } = useDevices();
  if (data)
    return data.map((device) => <DeviceRow key={device.id} device={device} now={new Date(dataUpdatedAt)} />);
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

function DeviceRow({ device, now }: { device: Session; now: Date }) {
  const viewer = useViewer();
  const forgetDevices = useForgetDevices();
  const { send, busy } = useSend(endSession, {
    onSuccess: (reply) => {
      showToast({ tone: 'success', title: words.done, description: reply.message });
      forgetDevices();
    },
    onError: (error) => {
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
      forgetDevices();
    },
  });
  const action = device.isCurrent ? (
    <Badge>{words.current}</Badge>
  ) : (
    <Button
      look="secondary"
      aria-label={`${words.signOut}: ${device.device}`}
      busy={busy && words.signingOut}
      onClick={() => send({ params: { id: viewer.id, sessionId: device.id } })}
    >
      {words.signOut}
    </Button>
  );
  return (
    <SettingsRow title={device.device} action={action}>
      <p>{words.lastSeen(relativeDate(device.lastSeenAt, now))}</p>
    </SettingsRow>
  );
}
