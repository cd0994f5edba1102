import { Ellipsis } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Author } from '#contract/community.ts';
import type { ReportSubject } from '#contract/safety.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import { communityMessages } from '#web/community/messages.ts';
import type { SafetyDialogProps } from './safety-dialog.tsx';
import { safetyMessages } from './safety-messages.ts';

/** Rarely needed, so its code comes when it is. */
const dialog = lazyPart<SafetyDialogProps>(() => import('./safety-dialog.tsx').then((m) => m.SafetyDialog));

interface SafetyLauncherProps {
  subject: ReportSubject;
  subjectId: number | string;
  /** Null where it is nobody's, or whose it is stays unsaid. */
  person: Author | null;
  onBlocked?: () => void;
}

/** The way to report a text or its author, or to block them. Nobody needs it for their own. */
export function SafetyLauncher({ subject, subjectId, person, onBlocked }: SafetyLauncherProps) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const waiting = useLatePart(open ? dialog : null, close);
  if (person?.id === viewer.id) return null;
  const name = person?.displayName || person?.username || communityMessages.anonymous;
  const label = person ? communityMessages.safety(name) : safetyMessages.reportTitle;
  return (
    <>
      <IconButton label={label} early aria-busy={waiting} onClick={() => setOpen(true)}>
        <Ellipsis size={22} />
      </IconButton>
      {open && !waiting && (
        <dialog.Part
          subject={subject}
          subjectId={subjectId}
          person={person && { id: person.id, name }}
          onClose={close}
          onBlocked={onBlocked}
        />
      )}
    </>
  );
}
