import type { SeriesPoint, SeriesSpan } from '#contract/admin.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Administrator } from './policy.ts';
import { dayAfter, dayOf, daysBetween, pointOf, pointsOf } from './series-days.ts';
import { countDays, countedSeries, keepDays, listKeptDays, sumKept, sumRevenue } from './series-store.ts';
import type { CountedSeries, KeptPoint } from './series-store.ts';

/** How things go over time. A day that is over is counted once and kept; today is counted whenever somebody looks. */
export class AdminSeriesService {
  #clock: Clock;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  async read(db: Db, _by: Administrator, span: SeriesSpan): Promise<SeriesPoint[]> {
    const today = dayOf(this.#clock.now());
    const starts = pointsOf(span, today);
    const from = starts[0] ?? today;
    const [kept, revenue, ...ofToday] = await Promise.all([
      this.#kept(db, span, { from, today }),
      sumRevenue(db, from),
      ...countedSeries.map((series) => countDays(db, series, { from: today, to: dayAfter(today) })),
    ]);
    const points = new Map(
      starts.map((start) => [start, { start, signUps: 0, crafts: 0, likes: 0, revenueCents: 0 }]),
    );
    const add = (name: CountedSeries | 'revenueCents', start: string, amount: number): void => {
      const point = points.get(start);
      if (point) point[name] += amount;
    };
    for (const { series, start, amount } of kept) add(series, start, amount);
    for (const { day, amount } of revenue) add('revenueCents', pointOf(span, day), amount);
    for (const [index, series] of countedSeries.entries())
      for (const { day, amount } of ofToday[index] ?? []) add(series, pointOf(span, day), amount);
    return [...points.values()];
  }

  /** The days before today, counted now where nobody has looked since. */
  async #kept(
    db: Db,
    span: SeriesSpan,
    { from, today }: { from: string; today: string },
  ): Promise<KeptPoint[]> {
    const unit = span === 'year' ? 'month' : 'day';
    const kept = await sumKept(db, from, unit);
    const over = daysBetween(from, today);
    const daysOf = (series: CountedSeries): number =>
      kept.reduce((sum, point) => sum + (point.series === series ? point.days : 0), 0);
    const behind = countedSeries.filter((series) => daysOf(series) < over.length);
    if (behind.length === 0) return kept;
    for (const series of behind) await this.#catchUp(db, series, { over, today });
    return sumKept(db, from, unit);
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
