import { Suspense } from 'react';
import type { BootFacts } from '#contract/site.ts';
import { Redirect, usePath } from '#web/lib/navigation.tsx';
import { SessionProvider, useSession } from '#web/lib/viewer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ToastHost } from '#web/ui/toasts/toast-host.tsx';
import styles from './app.module.css';
import { appMessages } from './messages.ts';
import { PageArrival } from './page-arrival.tsx';
import { pageFor } from './page-modules.tsx';
import { PageProblem } from './page-problem.tsx';
import { findPage, namesItself, needsSignIn, pageRoutes, signInAddress } from './routes.ts';
import { shellFor } from './shell-modules.tsx';

export function App({ boot }: { boot: BootFacts }) {
  return (
    <SessionProvider site={boot.site} viewer={boot.viewer}>
      <CurrentPage data={boot.data} />
      <ToastHost />
    </SessionProvider>
  );
}

function CurrentPage({ data }: { data: unknown }) {
  const path = usePath();
  const { site, viewer } = useSession();
  const match = findPage(path, site.debugPages);
  if (needsSignIn(match.name, { signedIn: viewer !== null, isPrivate: site.isPrivate }))
    return <Redirect to={signInAddress(site, path + location.search)} />;

  const { Part: Page } = pageFor(match.name, site);
  const { Part: Shell } = shellFor(match.name, viewer !== null);
  return (
    <PageProblem>
      <Suspense fallback={<Waiting />}>
        <Shell path={path} page={match.name}>
          <PageProblem key={path}>
            <Suspense fallback={<Waiting />}>
              <Page params={match.params} data={data} />
              <PageArrival
                path={path}
                title={namesItself(match.name) ? null : pageRoutes[match.name].title}
              />
            </Suspense>
          </PageProblem>
        </Shell>
      </Suspense>
    </PageProblem>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner large label={appMessages.waiting} />
    </div>
  );
}
