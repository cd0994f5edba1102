import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** Keeps the place of what is on its way. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
  );
}
