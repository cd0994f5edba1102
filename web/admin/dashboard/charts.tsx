import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { getAdminSeries, type SeriesPoint, type SeriesSpan, seriesSpans } from '#contract/admin.ts';
import { dollars } from '#contract/payments.ts';
import { call } from '#web/lib/call.ts';
import { wholeNumber } from '#web/lib/formats.ts';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { adminKeys } from '#web/admin/admin-keys.ts';
import { useFailureToast } from '#web/admin/table/use-pages.ts';
import { Chart } from './chart.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import styles from './dashboard.module.css';

const words = dashboardMessages.charts;

const lines = [
  { key: 'signUps', tone: 'glue', format: wholeNumber },
  { key: 'crafts', tone: 'leaf', format: wholeNumber },
  { key: 'likes', tone: 'berry', format: wholeNumber },
  { key: 'revenueCents', tone: 'bird', format: dollars },
] as const;

export function useSeries() {
  const [span, setSpan] = useState<SeriesSpan>('30d');
  const list = useQuery({
    queryKey: adminKeys.series(span),
    queryFn: ({ signal }) => call(getAdminSeries, { query: { span } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useFailureToast(list, words.failed);
  return { span, setSpan, list };
}

interface ChartsProps {
  span: SeriesSpan;
  setSpan: (next: SeriesSpan) => void;
  list: UseQueryResult<SeriesPoint[]>;
}

export function Charts({ span, setSpan, list }: ChartsProps) {
  return (
    <section className={styles.part}>
      <div className={styles.spanned}>
        <h3>{words.title}</h3>
        <fieldset className={styles.spans}>
          <legend className="visually-hidden">{words.span}</legend>
          {seriesSpans.map((each) => (
            <ChoiceChip
              key={each}
              label={words.spans[each]}
              chosen={each === span}
              onChoose={() => setSpan(each)}
            />
          ))}
        </fieldset>
      </div>
      {list.isError && !list.data ? (
        <ListProblem title={words.failed} onRetry={() => void list.refetch()} />
      ) : (
        <ChartGrid points={list.data} />
      )}
    </section>
  );
}

/** Months come as their first days, and a year has few of them. */
const isMonthly = (points: readonly SeriesPoint[]) => points.every(({ start }) => start.endsWith('-01'));

function ChartGrid({ points }: { points: readonly SeriesPoint[] | undefined }) {
  if (!points) {
    return (
      <div className={styles.charts} aria-busy="true">
        {lines.map(({ key }) => (
          <Skeleton key={key} height="186px" />
        ))}
      </div>
    );
  }
  const nameOf = isMonthly(points) ? words.month : words.day;
  return (
    <>
      <div className={styles.charts}>
        {lines.map(({ key, tone, format }) => (
          <Chart
            key={key}
            tone={tone}
            title={words.lines[key]}
            total={words.total(format(points.reduce((sum, point) => sum + point[key], 0)))}
            none={words.none}
            points={points.map((point) => ({ label: nameOf(point.start), value: point[key] }))}
            format={format}
            readLabel={words.read(words.lines[key])}
          />
        ))}
      </div>
      <SeriesTable points={points} nameOf={nameOf} />
    </>
  );
}

interface SeriesTableProps {
  points: readonly SeriesPoint[];
  nameOf: (start: string) => string;
}

/** The same figures for those who would rather read. */
function SeriesTable({ points, nameOf }: SeriesTableProps) {
  const [open, setOpen] = useState(false);
  const columns: Column<SeriesPoint>[] = [
    { name: 'start', label: words.when, cell: ({ start }) => nameOf(start) },
    ...lines.map(({ key, format }) => ({
      name: key,
      label: words.lines[key],
      numeric: true,
      cell: (point: SeriesPoint) => format(point[key]),
    })),
  ];
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.table}</summary>
      {open && (
        <DataTable
          label={words.title}
          columns={columns}
          rows={points.toReversed()}
          keyOf={({ start }) => start}
        />
      )}
    </details>
  );
}
