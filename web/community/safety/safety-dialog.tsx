import { Ban, ChevronRight, Flag, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ReportSubject } from '#contract/safety.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { BlockStep } from './block-step.tsx';
import { ReportStep } from './report-step.tsx';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

export interface Person {
  id: number;
  name: string;
}

export interface SafetyDialogProps {
  subject: ReportSubject;
  subjectId: number;
  person: Person;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

type Step = 'choose' | 'report' | 'profile' | 'block';

/** Step by step: what is it about, what is wrong, and what happens then. */
export function SafetyDialog({ subject, subjectId, person, onClose, onBlocked }: SafetyDialogProps) {
  const [step, setStep] = useState<Step>('choose');
  const back = () => setStep('choose');
  if (step === 'report')
    return <ReportStep subject={subject} subjectId={subjectId} onBack={back} onClose={onClose} />;
  if (step === 'profile')
    return <ReportStep subject="profile" subjectId={person.id} onBack={back} onClose={onClose} />;
  if (step === 'block')
    return (
      <BlockStep
        person={person}
        postId={subject === 'post' ? subjectId : null}
        onBack={back}
        onClose={onClose}
        onBlocked={onBlocked}
      />
    );
  return (
    <Dialog open sheet title={safetyMessages.title} onClose={onClose}>
      <p className={styles.quiet}>{safetyMessages.text}</p>
      <ul className={styles.choices}>
        <Choice icon={<Flag size={20} />} onChoose={() => setStep('report')}>
          {safetyMessages.subjects[subject]}
        </Choice>
        <Choice icon={<UserRound size={20} />} onChoose={() => setStep('profile')}>
          {safetyMessages.subjects.profile}
        </Choice>
        <Choice icon={<Ban size={20} />} onChoose={() => setStep('block')}>
          {safetyMessages.blockName(person.name)}
        </Choice>
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  onChoose: () => void;
  children: string;
}

function Choice({ icon, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onChoose}>
        {icon}
        <span>{children}</span>
        <ChevronRight size={20} />
      </button>
    </li>
  );
}
