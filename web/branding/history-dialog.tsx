import { ChevronDown } from 'lucide-react';
import { logoAddress } from '#contract/brand.ts';
import { listSiteTextVersions } from '#contract/branding.ts';
import type { SiteText, SiteTextName, SiteTextVersion } from '#contract/branding.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { dateTime } from '#web/lib/formats.ts';
import { callListPage } from '#web/lib/list-page.ts';
import { useGrowingList } from '#web/lib/use-growing-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import panel from '#web/ui/lists/panel.module.css';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { brandingMessages as words } from './branding-messages.ts';
import styles from './history-dialog.module.css';
import look from './look.module.css';
import { useSiteText } from './use-site-text.ts';

interface HistoryProps {
  standing: SiteText;
  onRestored: (text: SiteText) => void;
}

/** What a text was, and the way back to it. */
export function HistoryDialog({ onClose, ...history }: HistoryProps & { onClose: () => void }) {
  const { title } = words.texts[history.standing.name];
  return (
    <Dialog open sheet title={words.historyOf(title)} onClose={onClose}>
      <Versions
        {...history}
        onRestored={(text) => {
          history.onRestored(text);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Versions({ standing, onRestored }: HistoryProps) {
  const { name } = standing;
  const { rows, isBroken, refetch, end } = useGrowingList({
    queryKey: consoleKeys.siteTextVersions(name),
    fetchPage: ({ query, signal }) =>
      callListPage(listSiteTextVersions, { params: { name }, query }, { signal }),
  });
  const { replace, tell, busy } = useSiteText(standing);
  const restore = ({ text, picture }: SiteTextVersion) =>
    replace(text, picture?.version).then((now) => {
      onRestored(now);
      showToast({ tone: 'success', title: words.restored });
    }, tell);
  if (isBroken) return <ListProblem title={words.historyFailed} onRetry={refetch} />;
  if (!rows) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{consoleListMessages.waiting}</span>
        <Skeleton height="160px" />
      </div>
    );
  }
  if (rows.length === 0) return <EmptyState picture="letter" text={words.noHistory} />;
  return (
    <div className={styles.versions}>
      {rows.map((row) => (
        <Version
          key={row.version}
          row={row}
          name={name}
          isInUse={row.version === standing.version}
          busy={busy}
          onRestore={() => void restore(row)}
        />
      ))}
      <ListEnd end={end} failed={words.historyFailed} />
    </div>
  );
}

interface VersionProps {
  row: SiteTextVersion;
  name: SiteTextName;
  isInUse: boolean;
  busy: boolean;
  onRestore: () => void;
}

function Version({ row, name, isInUse, busy, onRestore }: VersionProps) {
  const when = dateTime(row.changedAt);
  return (
    <details className={styles.version}>
      <summary>
        <span>
          <time dateTime={row.changedAt}>{when}</time>
          <span className={panel.quiet}>{words.by(row.changedBy?.displayName ?? words.somebodyGone)}</span>
          {isInUse && (
            <span className={panel.mark} data-tone="good">
              {words.inUse}
            </span>
          )}
        </span>
        <ChevronDown size={18} />
      </summary>
      {row.picture && <img src={logoAddress(row.picture, 'large')} alt="" className={look.logo} />}
      <p className={styles.text}>
        {name === 'color' && row.text && <span className={look.swatch} style={{ background: row.text }} />}
        {row.text ?? words.texts[name].standard}
      </p>
      {!isInUse && (
        <Button
          look="secondary"
          aria-label={words.restoreAbout(when)}
          busy={busy && words.busy}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </details>
  );
}
