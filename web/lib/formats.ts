import { dayMs } from '#contract/durations.ts';

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** today, yesterday, then days, weeks and months. */
export function relativeDate(instant: string, now: Date): string {
  const then = new Date(instant);
  if (Number.isNaN(then.getTime())) return 'recently';
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(then)) / dayMs));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return `${plural(Math.floor(days / 7), 'week', 'weeks')} ago`;
  return `${plural(Math.floor(days / 30), 'month', 'months')} ago`;
}

/** Minutes and hours while they are few, then as `relativeDate`. */
export function relativeTime(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (Number.isNaN(minutes) || minutes >= 24 * 60) return relativeDate(instant, now);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${plural(minutes, 'minute', 'minutes')} ago`;
  return `${plural(Math.floor(minutes / 60), 'hour', 'hours')} ago`;
}

export function dateTime(instant: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

export function dateOnly(instant: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
}

export function timeOnly(instant: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(instant));
}

export function wholeNumber(count: number, locale?: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(count);
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
