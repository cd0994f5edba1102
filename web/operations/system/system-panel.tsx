import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSystemFacts, type SettingInForce, type SystemFacts } from '#contract/operations-system.ts';
import { call } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import panel from '#web/ui/lists/panel.module.css';
import { BackupsCard } from './backups-card.tsx';
import { Health } from './health.tsx';
import { SignInRuleCard } from './sign-in-rule-card.tsx';
import { Changes } from './changes.tsx';
import { bytesText, durationText } from './measures.ts';
import { systemMessages } from './system-messages.ts';
import styles from './system.module.css';

const words = systemMessages.facts;

/** The machine room: what runs, whether it is well, and by which settings. */
export function SystemPanel() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: consoleKeys.system,
    queryFn: ({ signal }) => call(getSystemFacts, {}, { signal }),
    staleTime: 0,
  });
  const client = useQueryClient();
  const refresh = (): void => {
    void refetch();
    void client.invalidateQueries({ queryKey: consoleKeys.backups });
  };
  return (
    <section className={panel.panel}>
      <PanelHead title={systemMessages.title} refreshing={isFetching} onRefresh={refresh} />
      {isError ? (
        <ListProblem title={systemMessages.failed} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Facts facts={data} />
          <Changes changes={data.changes} />
          <BackupsCard />
          <SignInRuleCard />
          <Health />
          <Settings settings={data.settings} />
        </>
      ) : (
        <div className={panel.section} aria-busy="true">
          <span className="visually-hidden">{consoleListMessages.waiting}</span>
          <Skeleton height="230px" />
          <Skeleton height="160px" />
          <Skeleton height="420px" />
        </div>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: SystemFacts }) {
  const { database, startedAt, now, freeBytes } = facts;
  const lines = {
    [words.version]: facts.version,
    [words.node]: facts.nodeVersion,
    [words.uptime]: durationText(Date.parse(now) - Date.parse(startedAt)),
    [words.memory]: bytesText(facts.memoryBytes),
    [words.database]: `${words.kinds[database.kind]}, ${database.version}`,
    [words.size]: bytesText(database.bytes),
    [words.migrations]: words.applied(database.migrationsApplied, database.migrationsPending),
    [words.free]: freeBytes === null ? words.unknown : bytesText(freeBytes),
  };
  return (
    <Card className={panel.section}>
      <h3>{words.title}</h3>
      <dl className={styles.facts}>
        {Object.entries(lines).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const columns: Column<SettingInForce>[] = [
  { name: 'name', label: systemMessages.settings.name, cell: ({ name }) => <code>{name}</code> },
  { name: 'value', label: systemMessages.settings.value, cell: ({ value }) => value },
];

function Settings({ settings }: { settings: readonly SettingInForce[] }) {
  const { title, text } = systemMessages.settings;
  return (
    <section className={panel.section}>
      <h3>{title}</h3>
      <p className={panel.quiet}>{text}</p>
      <DataTable label={title} columns={columns} rows={settings} keyOf={({ name }) => name} />
    </section>
  );
}
