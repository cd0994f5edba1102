import { Shapes } from 'lucide-react';
import styles from './supply-picture.module.css';

interface SupplyPictureProps {
  /** Null where the house has no drawing: a sign stands for it, so that lists keep their edge. */
  src: string | null;
  size: 30 | 40 | 56;
}

/** A thing of the craft table, beside its name, which says all there is to say. */
export function SupplyPicture({ src, size }: SupplyPictureProps) {
  return src ? (
    <img src={src} alt="" width={size} height={size} loading="lazy" className={styles.picture} />
  ) : (
    <span className={styles.sign} style={{ width: size, height: size }}>
      <Shapes size={size / 2} />
    </span>
  );
}
