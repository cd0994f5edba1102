import type { AiDay } from '#contract/generation-calls.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { costText } from '#web/lib/amounts.ts';
import styles from '#web/ui/lists/panel.module.css';
import { aiCallsMessages } from './ai-calls-messages.ts';

const words = aiCallsMessages.days;

const columns: Column<AiDay>[] = [
  { name: 'day', label: words.day, cell: ({ day }) => day },
  { name: 'calls', label: words.calls, numeric: true, cell: ({ calls }) => calls },
  { name: 'failed', label: words.failed, numeric: true, cell: ({ failed }) => failed },
  { name: 'cost', label: words.cost, numeric: true, cell: ({ microUsd }) => costText(microUsd) },
  {
    name: 'counted',
    label: words.counted,
    numeric: true,
    cell: ({ countedMicroUsd }) => costText(countedMicroUsd),
  },
];

export function AiDays({ days }: { days: readonly AiDay[] }) {
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      {days.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <DataTable label={words.title} columns={columns} rows={days} keyOf={({ day }) => day} />
      )}
    </section>
  );
}
