import type { SeriesSpan } from '#contract/admin.ts';
import { dayMs } from '#contract/durations.ts';

const daysOf = { '7d': 7, '30d': 30, '90d': 90 } as const;
const monthsOfYear = 12;

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const dayAfter = (day: string, count = 1): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs));

/** The first day of the month that lies so many months before. */
function monthBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 - count, 1)));
}

/** All days from one to before another. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The points of a chart that ends today, by the day each begins with. */
export function pointsOf(span: SeriesSpan, today: string): string[] {
  if (span === 'year')
    return Array.from({ length: monthsOfYear }, (_, index) => monthBefore(today, monthsOfYear - 1 - index));
  return daysBetween(dayAfter(today, 1 - daysOf[span]), dayAfter(today));
}
