import type { Craft } from '#contract/crafts.ts';
import { useAddressPart } from '#web/lib/address-part.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import type { MakeModeProps } from './make-mode.tsx';

const makeMode = lazyPart<MakeModeProps>(() => import('./make-mode.tsx').then((m) => m.MakeMode));

/** Opens make mode when the address says so; once it is open it needs no network. */
export function MakeModeLauncher({ craft }: { craft: Craft }) {
  const { value, close } = useAddressPart('make');
  const isOpen = value !== null;
  const waiting = useLatePart(isOpen ? makeMode : null, close);
  if (!isOpen || waiting) return null;
  return <makeMode.Part craft={craft} onLeave={close} />;
}
