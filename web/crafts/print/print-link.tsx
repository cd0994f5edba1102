import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import type { PrintDialogProps } from './print-dialog.tsx';

const dialog = lazyPart<PrintDialogProps>(() => import('./print-dialog.tsx').then((m) => m.PrintDialog));

interface PrintLinkProps {
  craft: Craft;
  className: string | undefined;
  children: ReactNode;
}

/** Without script it leads to the PDF, with it to the ways to print. */
export function PrintLink({ craft, className, children }: PrintLinkProps) {
  const [open, setOpen] = useState(false);
  const waiting = useLatePart(open ? dialog : null, () => setOpen(false));
  const ask = (event: MouseEvent) => {
    // Another tab is wanted: it gets the PDF.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={`/api/crafts/${craft.id}/print.pdf`}
        className={className}
        aria-haspopup="dialog"
        rel="nofollow"
        onClick={ask}
      >
        {children}
      </a>
      {open && !waiting && <dialog.Part craft={craft} onClose={() => setOpen(false)} />}
    </>
  );
}
