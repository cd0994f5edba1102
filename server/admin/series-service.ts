import type { SeriesPoint, SeriesSpan } from '#contract/admin.ts';
import { hourMs } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Administrator } from '#server/platform/policy.ts';
import { dayOf, daysBetween, pointsOf } from './series-days.ts';
import { countDays, countedSeries, countSpan, keepDays, listKeptDays, readParts } from './series-store.ts';
import type { CountedSeries, SeriesPart, SeriesRange } from './series-store.ts';

/** Whoever began within an hour may be this long in being stored. */
const settlingMs = 60_000;

/** What the hours of today brought that are over. */
interface Hours {
  today: string;
  until: Date;
  amounts: Readonly<Record<CountedSeries, number>>;
}

const noHours = (today: string): Hours => ({
  today,
  until: new Date(today),
  amounts: { signUps: 0, crafts: 0, likes: 0 },
});

/**
 * How things go over time. A day that is over is counted once and kept, an hour of today is counted once by each process,
 * and the hour that runs whenever somebody looks.
 */
export class AdminSeriesService {
  #clock: Clock;
  #hours: Hours = noHours(dayOf(new Date(0)));

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  async read(db: Db, _by: Administrator, span: SeriesSpan): Promise<SeriesPoint[]> {
    const today = dayOf(this.#clock.now());
    const starts = pointsOf(span, today);
    const points = new Map(
      starts.map((start) => [start, { start, signUps: 0, crafts: 0, likes: 0, revenueCents: 0 }]),
    );
    const { until: since, amounts } = await this.#countHours(db, today);
    const range = {
      from: starts[0] ?? today,
      today,
      since,
      unit: span === 'year' ? 'month' : 'day',
    } as const;
    for (const { series, start, amount } of await this.#parts(db, range)) {
      const point = points.get(start);
      if (point) point[series] += amount;
    }
    const last = points.get(starts.at(-1) ?? today);
    if (last) for (const series of countedSeries) last[series] += amounts[series];
    return [...points.values()];
  }

  async #countHours(db: Db, today: string): Promise<Hours> {
    const known = this.#hours.today === today ? this.#hours : noHours(today);
    const to = new Date(Math.floor((this.#clock.now().getTime() - settlingMs) / hourMs) * hourMs);
    if (to <= known.until) return known;
    const amounts = { ...known.amounts };
    for (const series of countedSeries)
      amounts[series] += await countSpan(db, series, { from: known.until, to });
    this.#hours = { today, until: to, amounts };
    return this.#hours;
  }

  /** Days before today are counted now where nobody has looked since. */
  async #parts(db: Db, range: SeriesRange): Promise<SeriesPart[]> {
    const parts = await readParts(db, range);
    const over = daysBetween(range.from, range.today);
    const counted = (series: CountedSeries): number =>
      parts.reduce((sum, part) => sum + (part.series === series ? part.days : 0), 0);
    const behind = countedSeries.filter((series) => counted(series) < over.length);
    if (behind.length === 0) return parts;
    for (const series of behind) await this.#catchUp(db, series, { over, today: range.today });
    return readParts(db, range);
  }

  async #catchUp(
    db: Db,
    series: CountedSeries,
    { over, today }: { over: readonly string[]; today: string },
  ): Promise<void> {
    const known = new Set(await listKeptDays(db, series, over[0] ?? today));
    const missing = over.filter((day) => !known.has(day));
    const found = await countDays(db, series, { from: missing[0] ?? today, to: today });
    const amounts = new Map(found.map(({ day, amount }) => [day, amount]));
    await keepDays(
      db,
      series,
      missing.map((day) => ({ day, amount: amounts.get(day) ?? 0 })),
    );
  }
}
