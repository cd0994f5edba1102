import { useState } from 'react';
import { photoAddress } from '#web/lib/photo-address.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  image: string | null;
  size?: number;
}

const papers = ['glue', 'bird', 'leaf', 'sun', 'berry'] as const;

/** A person's picture, or their initial on a sheet whose colour stays theirs. Decoration: the name stands beside it. */
export function Avatar({ name, image, size = 36 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: size * 0.5 };
  if (image && image !== failed) {
    return (
      <img
        src={photoAddress(image, size)}
        alt=""
        width={size}
        height={size}
        className={styles.avatar}
        onError={() => setFailed(image)}
      />
    );
  }
  const paper =
    papers[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % papers.length];
  return (
    <span className={styles.avatar} data-paper={paper} style={style} aria-hidden="true">
      {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  );
}
