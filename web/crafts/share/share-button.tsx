import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import type { SharedCraft } from './shared-craft.ts';
import type { ShareSheetProps } from './share-sheet.tsx';

const sheet = lazyPart<ShareSheetProps>(() => import('./share-sheet.tsx').then((m) => m.ShareSheet));

interface ShareButtonProps {
  craft: SharedCraft;
  className: string | undefined;
  children: ReactNode;
}

export function ShareButton({ craft, className, children }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  const waiting = useLatePart(open ? sheet : null, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        className={className}
        data-early=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && !waiting && <sheet.Part craft={craft} onClose={() => setOpen(false)} />}
    </>
  );
}
