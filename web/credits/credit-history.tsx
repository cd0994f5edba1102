import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LedgerLine } from '#contract/credits.ts';
import { dollars, type Purchase } from '#contract/payments.ts';
import { dateTime, relativeTime } from '#web/lib/formats.ts';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { type GrowingEnd, ListTail } from '#web/ui/lists/list-tail.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './history.module.css';
import { creditMessages } from './messages.ts';
import { useLedger, usePurchases } from './queries.ts';

const words = creditMessages.history;
type Part = 'changes' | 'purchases';

export function CreditHistory() {
  const [part, setPart] = useState<Part>('changes');
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <Tabs
        label={words.title}
        current={part}
        onChange={setPart}
        tabs={[
          { name: 'changes', label: words.changes, panel: <Changes /> },
          { name: 'purchases', label: words.purchases, panel: <Purchases /> },
        ]}
      />
    </section>
  );
}

function Changes() {
  const ledger = useLedger();
  const now = new Date(ledger.dataUpdatedAt);
  const rows = ledger.data?.pages
    .flatMap((page) => page.rows)
    .map((line) => <Change key={`${line.createdAt} ${line.reason} ${line.balance}`} line={line} now={now} />);
  return <HistoryList query={ledger} rows={rows} failed={words.changesFailed} none="" />;
}

function Purchases() {
  const purchases = usePurchases();
  // Somebody who looked at the card form and left has nothing to remember.
  const shown = purchases.data?.pages
    .flatMap((page) => page.rows)
    .filter(({ status, note }) => status !== 'pending' || note !== null);
  const rows = shown?.map((purchase) => (
    <Bought key={`${purchase.createdAt} ${purchase.packageName}`} purchase={purchase} />
  ));
  return (
    <HistoryList query={purchases} rows={rows} failed={words.purchasesFailed} none={words.noPurchases} />
  );
}

interface HistoryListProps {
  query: GrowingEnd & Pick<UseInfiniteQueryResult, 'isError' | 'refetch'>;
  /** Undefined while they load. */
  rows: ReactNode[] | undefined;
  failed: string;
  none: string;
}

function HistoryList({ query, rows, failed, none }: HistoryListProps) {
  if (!rows && query.isError) return <ListProblem title={failed} onRetry={() => void query.refetch()} />;
  if (!rows) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </div>
    );
  }
  if (rows.length === 0 && !query.hasNextPage) return <p className={styles.quiet}>{none}</p>;
  return (
    <>
      <ul className={styles.list}>{rows}</ul>
      <ListTail list={query} words={{ ...words, failed }} />
      {!query.hasNextPage && <p className={styles.quiet}>{words.end}</p>}
    </>
  );
}

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);

function Change({ line, now }: { line: LedgerLine; now: Date }) {
  const { createdAt, delta, balance, reason, note } = line;
  return (
    <li className={styles.row}>
      <div>
        <p>{words.reasons[reason]}</p>
        <p className={styles.quiet}>
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {relativeTime(createdAt, now)}
          </time>
          {note && `, ${note}`}
        </p>
      </div>
      <div className={styles.figures}>
        <p className={delta > 0 ? styles.more : undefined}>{signed(delta)}</p>
        <p className={styles.quiet}>{words.balance(balance)}</p>
      </div>
    </li>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { createdAt, packageName, credits, amount, status, type, note } = purchase;
  return (
    <li className={styles.row}>
      <div>
        <p>
          {packageName}, {words.credits(credits)}
        </p>
        <p className={styles.quiet}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </p>
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
      <div className={styles.figures}>
        {type === 'purchase' && <p>{dollars(amount)}</p>}
        <p className={styles.status} data-status={status}>
          {words.statuses[status]}
        </p>
      </div>
    </li>
  );
}
