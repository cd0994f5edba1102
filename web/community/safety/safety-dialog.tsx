import { Ban, ChevronRight, Flag, ShieldAlert, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { report, type ReportSubject } from '#contract/safety.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { BlockStep, type Person } from './block-step.tsx';
import { Receipt, type ReceiptProps, ReportStep } from './report-step.tsx';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

export interface SafetyDialogProps {
  subject: ReportSubject;
  subjectId: number | string;
  person: Person | null;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

type Step = 'choose' | 'report' | 'profile' | 'block';

/** Step by step: what is it about, what is wrong, and what happens then. */
export function SafetyDialog({ subject, subjectId, person, onClose, onBlocked }: SafetyDialogProps) {
  const [step, setStep] = useState<Step>('choose');
  const back = () => setStep('choose');
  const isCraft = subject === 'craft' || subject === 'post';
  const unsafe = useUnsafe(subject, subjectId);
  if (unsafe.sent) return <Receipt {...unsafe.sent} onClose={onClose} />;
  if (step === 'report')
    return <ReportStep subject={subject} subjectId={subjectId} onBack={back} onClose={onClose} />;
  if (person && step === 'profile')
    return <ReportStep subject="profile" subjectId={person.id} onBack={back} onClose={onClose} />;
  if (person && step === 'block')
    return (
      <BlockStep
        person={person}
        postId={subject === 'post' ? Number(subjectId) : null}
        onBack={back}
        onClose={onClose}
        onBlocked={onBlocked}
      />
    );
  return (
    <Dialog open sheet title={person ? safetyMessages.title : safetyMessages.reportTitle} onClose={onClose}>
      <p className={styles.quiet}>{safetyMessages.text}</p>
      <ul className={styles.choices}>
        {isCraft && (
          <Choice icon={<ShieldAlert size={20} />} busy={unsafe.busy} onChoose={unsafe.report}>
            <strong>{safetyMessages.unsafe}</strong> <small>{safetyMessages.unsafeText}</small>
          </Choice>
        )}
        <Choice icon={<Flag size={20} />} onChoose={() => setStep('report')}>
          {safetyMessages.subjects[subject]}
        </Choice>
        {person && (
          <>
            <Choice icon={<UserRound size={20} />} onChoose={() => setStep('profile')}>
              {safetyMessages.subjects.profile}
            </Choice>
            <Choice icon={<Ban size={20} />} onChoose={() => setStep('block')}>
              {safetyMessages.blockName(person.name)}
            </Choice>
          </>
        )}
      </ul>
    </Dialog>
  );
}

/** Said with one press: nobody who sees a danger should have to fill in a form. */
function useUnsafe(subject: ReportSubject, subjectId: number | string) {
  const [sent, setSent] = useState<Omit<ReceiptProps, 'onClose'> | null>(null);
  const { send, busy } = useSend(report, {
    onSuccess: setSent,
    onError: (error) =>
      showToast({ tone: 'error', title: safetyMessages.report.failed, description: sentenceOf(error) }),
  });
  return { sent, busy, report: () => send({ body: { subject, subjectId, reason: 'unsafe' } }) };
}

interface ChoiceProps {
  busy?: boolean;
  icon: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ icon, busy = false, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} aria-disabled={busy} onClick={onChoose}>
        {icon}
        <span>{children}</span>
        <ChevronRight size={20} />
      </button>
    </li>
  );
}
