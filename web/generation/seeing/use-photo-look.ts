import { useEffect } from 'react';
import { spotSupplies } from '#contract/spotting.ts';
import { call } from '#web/lib/call.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { useWizard } from '#web/generation/wizard-state.tsx';
import type { Seen } from '#web/generation/wizard-choices.ts';

const nothing: Seen = { sure: [], maybe: [], isClaim: false, joined: [] };

async function lookAt(image: string, signal: AbortSignal): Promise<Seen> {
  const { sure, maybe, by } = await call(spotSupplies, { body: { image } }, { signal });
  return by === 'off' ? nothing : { sure, maybe, isClaim: true, joined: null };
}

/** Has each photo looked at once, while the person goes on; also when they go elsewhere meanwhile. */
export function usePhotoLook(): void {
  const { choices, choose, looking } = useWizard();
  const { recognizer } = useSession().site;
  const { photo, seen } = choices;
  useEffect(() => {
    if (looking.photo === photo) return;
    looking.line?.abort();
    const isWanted = photo !== null && seen === null && recognizer !== 'off';
    const line = isWanted ? new AbortController() : null;
    Object.assign(looking, { photo: isWanted ? photo : null, line });
    if (!isWanted || !line) return;
    void lookAt(photo, line.signal)
      .catch(() => nothing)
      .then((found) => {
        if (looking.line !== line) return;
        Object.assign(looking, { photo: null, line: null });
        choose((now) => (now.photo === photo ? { seen: found } : {}));
      });
  }, [choose, looking, photo, recognizer, seen]);
}

/** Whether somebody is looking, or about to. */
export function useIsLooking(): boolean {
  const { photo, seen } = useWizard().choices;
  const { recognizer } = useSession().site;
  return photo !== null && seen === null && recognizer !== 'off';
}
