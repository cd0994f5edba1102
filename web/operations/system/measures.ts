import { plural } from '#web/lib/formats.ts';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Such as 12.3 MB. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}

/** The two largest parts of a time, such as 3 days 4 hours. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), 'day', 'days'],
    [Math.floor(minutes / 60) % 24, 'hour', 'hours'],
    [minutes % 60, 'minute', 'minutes'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .flatMap(([count, one, many]) => (count > 0 ? [plural(count, one, many)] : []))
    .join(' ');
}
