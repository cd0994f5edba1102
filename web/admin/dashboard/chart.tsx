import { type PointerEvent, useState } from 'react';
import { barHeights } from './bar-heights.ts';
import styles from './chart.module.css';

interface ChartPoint {
  /** Names the day or the month. */
  label: string;
  value: number;
}

interface ChartProps {
  title: string;
  /** Says what all points come to. */
  total: string;
  /** Stands where there is no bar to see. */
  none: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Names the slider that reads the chart point by point. */
  readLabel: string;
  tone: 'glue' | 'bird' | 'leaf' | 'berry';
}

/**
 * Bars over time. A pointer over it, a finger along it or the arrow keys read it bar by bar: the keys through a slider
 * that lies over it unseen, which tells screen readers the same.
 */
export function Chart({ title, total, none, points, format, readLabel, tone }: ChartProps) {
  const [chosen, setIndex] = useState<number | null>(null);
  const last = points.length - 1;
  // Another span may have fewer bars than the one that was read.
  const index = chosen === null ? null : Math.min(chosen, last);
  const shown = index === null ? undefined : points[index];
  const readAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setIndex(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * points.length))));
  };
  const leave = () => setIndex(null);
  // What a finger has chosen is read after it was lifted.
  const leaveByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') leave();
  };
  const isEmpty = points.every(({ value }) => value === 0);
  const told = points[index ?? last];
  return (
    <figure className={styles.chart} data-tone={tone}>
      <figcaption className={styles.caption}>
        <h3>{title}</h3>
        <p className={styles.reading}>{shown ? `${shown.label}: ${format(shown.value)}` : total}</p>
      </figcaption>
      <div
        className={styles.plot}
        onPointerMove={readAt}
        onPointerDown={readAt}
        onPointerLeave={leaveByPointer}
      >
        {isEmpty && <p className={styles.none}>{none}</p>}
        <Bars values={points.map(({ value }) => value)} chosen={index} />
        <input
          type="range"
          className={styles.reader}
          min={0}
          max={last}
          value={index ?? last}
          aria-label={readLabel}
          aria-valuetext={told && `${told.label}: ${format(told.value)}`}
          onFocus={() => setIndex(index ?? last)}
          onBlur={leave}
          onChange={(event) => setIndex(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points[last]?.label}</span>
      </p>
    </figure>
  );
}

function Bars({ values, chosen }: { values: readonly number[]; chosen: number | null }) {
  return (
    <svg
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      {chosen !== null && <rect x={chosen} width={1} height={100} className={styles.chosen} />}
      <path d={barHeights(values).map(barPath).join('')} className={styles.bar} />
    </svg>
  );
}

const barPath = (height: number, index: number) => `M${index + 0.12} 100v-${height}h.76v${height}z`;
