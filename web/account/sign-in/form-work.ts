import { useCallback, useState } from 'react';
import { offlineError } from '#web/lib/api-error.ts';
import { loadToasts } from '#web/ui/toasts/toast-host.tsx';

const fetchWork = async () => {
  const [api, validation] = await Promise.all([import('#web/account/api.ts'), import('./validation.ts')]);
  return { ...api, ...validation };
};

/** What the forms need once somebody uses them: the rules and the calls. The landing is light because it waits for that. */
type FormWork = Awaited<ReturnType<typeof fetchWork>>;

let arrived: FormWork | null = null;
let pending: Promise<FormWork> | undefined;

export function loadFormWork(): Promise<FormWork> {
  pending ??= fetchWork().then(
    (work) => (arrived = work),
    (error: unknown) => {
      pending = undefined;
      throw offlineError(error);
    },
  );
  return pending;
}

/** The rules and calls once they are here, and the way to ask for them: as soon as a field is entered. */
export function useFormWork() {
  const [work, setWork] = useState(arrived);
  const prepare = useCallback(() => {
    // What cannot be fetched is asked for again, and told, when the form is sent.
    loadFormWork().then(setWork, () => {});
    loadToasts().catch(() => {});
  }, []);
  return { work, prepare };
}
