import { overlayMessages as words } from './overlay-messages.ts';
import styles from './overlay.module.css';
import { isFailure } from './page-log.ts';
import type { LogEntry, LoggedRequest } from './page-log.ts';

/** What was asked and what went wrong, newest first. */
export function RequestList({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className={styles.quiet}>{words.noRequests}</p>;
  return (
    <ol className={styles.list} aria-label={words.log}>
      {entries.map((entry) => (
        <li
          key={`${entry.kind}-${entry.at}-${entry.kind === 'request' ? entry.path : entry.text}`}
          className={styles.entry}
          data-failed={isFailure(entry) || undefined}
        >
          {entry.kind === 'request' ? (
            <RequestLine request={entry} />
          ) : (
            <span>
              <strong className={styles.verdict}>{words.error}</strong> {entry.text}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function RequestLine({ request }: { request: LoggedRequest }) {
  const { method, path, status, ms, requestId } = request;
  return (
    <>
      <span>
        <strong>{method ?? words.unknownMethod}</strong> <code className={styles.path}>{path}</code>
      </span>
      <span className={styles.facts}>
        {isFailure(request) && <span className="visually-hidden">{words.failed} </span>}
        <strong className={styles.verdict}>{status === 0 ? words.noAnswer : status}</strong> ·{' '}
        {words.duration(ms)}
      </span>
      {requestId && <code className={styles.facts}>{requestId}</code>}
    </>
  );
}
