import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  longestReportNote,
  report,
  type ReportReason,
  reportReasons,
  type ReportSubject,
} from '#contract/safety.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

const words = safetyMessages.report;

interface ReportStepProps {
  subject: ReportSubject;
  subjectId: number | string;
  onBack: () => void;
  onClose: () => void;
}

export function ReportStep({ subject, subjectId, onBack, onClose }: ReportStepProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<{ receipt: string; message: string } | null>(null);
  const { send, busy } = useSend(report, {
    onSuccess: setSent,
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  if (sent) return <Receipt {...sent} onClose={onClose} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (reason) return send({ body: { subject, subjectId, reason, note } });
    setAsked(true);
    event.currentTarget.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Dialog
      open
      sheet
      title={safetyMessages.subjects[subject]}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit" form={formId} busy={busy && words.sending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <Reasons chosen={reason} onChoose={setReason} missing={asked && reason === null} />
        <TextAreaField
          label={words.note}
          rows={3}
          maxLength={longestReportNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

interface ReasonsProps {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
  missing: boolean;
}

function Reasons({ chosen, onChoose, missing }: ReasonsProps) {
  const name = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={missing ? `${name}-missing` : undefined}>
      <legend>{words.reason}</legend>
      {missing && (
        <p id={`${name}-missing`} role="alert" className={styles.missing}>
          <CircleAlert size={18} />
          {words.chooseReason}
        </p>
      )}
      {reportReasons.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={reason}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          {words.reasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

export interface ReceiptProps {
  receipt: string;
  message: string;
  onClose: () => void;
}

export function Receipt({ receipt, message, onClose }: ReceiptProps) {
  const { title, number, keep, close } = safetyMessages.receipt;
  return (
    <Dialog open sheet title={title} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      <output className={styles.receipt}>
        <span>{message}</span>
        <span className={styles.quiet}>{number}</span>
        <strong>{receipt}</strong>
        <span className={styles.quiet}>{keep}</span>
      </output>
    </Dialog>
  );
}
