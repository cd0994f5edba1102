import { type ReactNode, useEffect, useRef } from 'react';
import { wayInId } from '#contract/account-next-page.ts';
import { CodeForm } from '#web/account/second-factor/code-form.tsx';
import { navigate, useSearch } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './provider-entrance.module.css';
import { ProviderLink } from './provider-link.tsx';
import { ProviderProblem } from './provider-problem.tsx';

export interface ProviderEntranceProps {
  /** What the document brought along: why somebody came back from the provider as a visitor. */
  data: unknown;
  /** Counts how often somebody asked to be brought here. */
  arrivals: number;
  /** The card shows what leads back to signing in: a new password, or a code. */
  isWayBack: boolean;
  /** The way in with a password. */
  children: ReactNode;
}

/** Both ways in: by the provider, and with a password where that opens an account. */
export function ProviderEntrance({ data, arrivals, isWayBack, children }: ProviderEntranceProps) {
  const { passwords } = useSession().site;
  const search = useSearch();
  const next = search.get('next') ?? '/';
  const challenge = search.get('challenge');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrivals === 0) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    place.current?.scrollIntoView({ behavior });
  }, [arrivals]);
  const forgetChallenge = () =>
    navigate(`/auth?${new URLSearchParams({ next }).toString()}`, { replace: true });

  return (
    <div ref={place} id={wayInId} className={styles.entrance}>
      {challenge === null ? (
        <>
          {!isWayBack && (
            <>
              <ProviderProblem data={data} />
              <ProviderLink query={{ next }} />
            </>
          )}
          {(passwords || isWayBack || search.has('operator')) && children}
        </>
      ) : (
        <Card>
          <CodeForm challenge={challenge} onBack={forgetChallenge} />
        </Card>
      )}
    </div>
  );
}
