import styles from './app.module.css';
import { lazyPart, type LazyPart } from '#web/lib/lazy-part.tsx';
import type { PageName } from './routes.ts';
import type { ShellProps } from './shell/shell-props.ts';

const signedIn = lazyPart<ShellProps>(
  () => import('./shell/signed-in-shell.tsx').then((m) => m.SignedInShell),
  'web/app/shell/signed-in-shell.tsx',
);
const visitor = lazyPart<ShellProps>(
  () => import('./shell/visitor-shell.tsx').then((m) => m.VisitorShell),
  'web/app/shell/visitor-shell.tsx',
);

/** The landing stands on its own paper, without bars. */
const bare: LazyPart<ShellProps> = {
  source: 'web/main.tsx',
  load: () => Promise.resolve(),
  isHere: () => true,
  Part: ({ children }) => (
    <div className={styles.column}>
      <main className={styles.main}>{children}</main>
    </div>
  ),
};

export function shellFor(page: PageName, isSignedIn: boolean): LazyPart<ShellProps> {
  if (page === 'auth') return bare;
  return isSignedIn ? signedIn : visitor;
}
