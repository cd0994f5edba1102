import { type ReactNode, useState } from 'react';
import { fewRecoveryCodes, type SecondFactor } from '#contract/account-second-factor.ts';
import { dateOnly } from '#web/lib/formats.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { SettingsRow } from '#web/account/settings/settings-section.tsx';
import { secondFactorMessages } from './messages.ts';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import styles from './second-factor.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';

const { title, row: words } = secondFactorMessages;

const dialogs = { setUp: SetUpDialog, renew: RenewCodesDialog, off: TurnOffDialog };
type DialogName = keyof typeof dialogs;

export function SecondFactorRow() {
  const { data, isError, refetch } = useSecondFactor();
  const [open, setOpen] = useState<DialogName | null>(null);
  const OpenDialog = open && dialogs[open];
  const content = data ? (
    rowOf(data, setOpen)
  ) : isError ? (
    <SettingsRow
      title={title}
      action={
        <Button look="secondary" onClick={() => void refetch()}>
          {words.again}
        </Button>
      }
    >
      <p role="alert">{words.broken}</p>
    </SettingsRow>
  ) : (
    <SettingsRow title={title}>
      <span className="visually-hidden">{words.waiting}</span>
      <Skeleton height="48px" />
    </SettingsRow>
  );
  return (
    <>
      {content}
      {OpenDialog && <OpenDialog onClose={() => setOpen(null)} />}
    </>
  );
}

function rowOf(factor: SecondFactor, onOpen: (dialog: DialogName) => void): ReactNode {
  return factor.since === null ? (
    <OffRow onTurnOn={() => onOpen('setUp')} />
  ) : (
    <OnRow factor={factor} since={factor.since} onOpen={onOpen} />
  );
}

function OffRow({ onTurnOn }: { onTurnOn: () => void }) {
  const { needsSecondFactor } = useViewer();
  return (
    <SettingsRow
      title={title}
      action={
        <Button
          look={needsSecondFactor ? 'primary' : 'secondary'}
          aria-label={words.turnOnLabel}
          onClick={onTurnOn}
        >
          {words.turnOn}
        </Button>
      }
    >
      <p>{words.off}</p>
      {needsSecondFactor && <Warning text={words.due} />}
    </SettingsRow>
  );
}

interface OnRowProps {
  factor: SecondFactor;
  since: string;
  onOpen: (dialog: DialogName) => void;
}

function OnRow({ factor: { recoveryCodesLeft, isRequired }, since, onOpen }: OnRowProps) {
  return (
    <SettingsRow
      title={title}
      action={
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => onOpen('renew')}>
            {words.renew}
          </Button>
          {!isRequired && (
            <Button look="secondary" aria-label={words.turnOffLabel} onClick={() => onOpen('off')}>
              {words.turnOff}
            </Button>
          )}
        </div>
      }
    >
      <p>
        {words.since(dateOnly(since))} {words.left(recoveryCodesLeft)}
      </p>
      {recoveryCodesLeft <= fewRecoveryCodes && (
        <Warning text={recoveryCodesLeft === 0 ? words.none : words.few} />
      )}
      {isRequired && <p>{words.required}</p>}
    </SettingsRow>
  );
}

const Warning = ({ text }: { text: string }) => (
  <p>
    <strong className={styles.warning}>{text}</strong>
  </p>
);
