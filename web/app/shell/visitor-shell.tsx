import { Link } from '#web/lib/navigation.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has nothing to assign
import '#web/ui/forms/ticks.css';
import { appMessages } from '#web/app/messages.ts';
import type { ShellProps } from './shell-props.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

/** Around the pages that everyone may read. A shared craft ends with the way in. */
export function VisitorShell({ path, children }: ShellProps) {
  const mayRegister = useSession().site.noRegistration === null;
  return (
    <>
      <SkipLink />
      <div className={styles.column}>
        <header className={styles.header} data-keep-clear="">
          <BrandLink />
          <Link href="/auth" className={styles.login}>
            {appMessages.header.login}
          </Link>
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {path.startsWith('/craft/') && (
          <nav aria-label={appMessages.nav.label} className={styles.visitorBar} data-keep-clear="">
            <ButtonLink href="/auth" wide>
              {mayRegister ? appMessages.visitorBar : appMessages.header.login}
            </ButtonLink>
          </nav>
        )}
      </div>
    </>
  );
}
