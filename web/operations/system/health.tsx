import { examineSystem, type Finding } from '#contract/operations-system.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from '#web/ui/lists/panel.module.css';
import { systemMessages } from './system-messages.ts';

const words = systemMessages.health;

const columns: Column<Finding>[] = [
  { name: 'part', label: words.part, cell: ({ name }) => name },
  {
    name: 'state',
    label: words.state,
    cell: ({ mark }) => (
      <span className={styles.mark} data-tone={words.tones[mark]}>
        {words.marks[mark]}
      </span>
    ),
  },
  { name: 'finding', label: words.finding, cell: ({ text }) => text },
];

/** Only when it is asked for: a vendor may want money for its answer. */
export function Health() {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const { send, busy } = useSend(examineSystem, {
    onSuccess: setFindings,
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <Card className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>{words.title}</h3>
        <Button look="secondary" busy={busy && words.busy} onClick={() => send({})}>
          {words.examine}
        </Button>
      </div>
      <p className={styles.quiet}>{words.text}</p>
      <div aria-live="polite">
        {findings && (
          <DataTable
            label={words.title}
            columns={columns}
            rows={findings}
            keyOf={({ name }) => name}
            stale={busy}
          />
        )}
      </div>
    </Card>
  );
}
