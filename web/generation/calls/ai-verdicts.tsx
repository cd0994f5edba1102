import type { AiVerdict } from '#contract/generation-calls.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { aiCallsMessages } from './ai-calls-messages.ts';

const words = aiCallsMessages.verdicts;

const columns: Column<AiVerdict>[] = [
  { name: 'day', label: words.day, cell: ({ day }) => day },
  { name: 'provider', label: words.provider, cell: ({ provider }) => words.providerOf(provider) },
  { name: 'rule', label: words.rule, cell: ({ rule }) => words.ruleOf(rule) },
  { name: 'count', label: words.count, numeric: true, cell: ({ count }) => count },
];

/** What the safety check and the door turned down, by who wrote it. */
export function AiVerdicts({ verdicts }: { verdicts: readonly AiVerdict[] }) {
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      {verdicts.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={verdicts}
          keyOf={({ day, provider, rule }) => `${day} ${provider} ${rule}`}
        />
      )}
    </section>
  );
}
