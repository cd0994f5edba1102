import { ImageOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from './class-names.ts';
import styles from './craft-picture.module.css';
import { craftPictureMessages } from './craft-picture-messages.ts';
import { Spinner } from './spinner.tsx';

interface CraftPictureProps {
  /** Absent while the picture is still being made. */
  src: string | null;
  alt: string;
  /** Shows in the picture's place until it is there. */
  color?: string;
  /** The custom property that holds a small first look of it, where the document brought one. */
  firstLook?: string | undefined;
  ratio?: string;
  /** The picture a page is about comes first and at once; those further down wait their turn and fade in. */
  eager?: boolean | undefined;
  /** The sizes it comes in, and how wide it will stand. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** How often it is fetched again before it counts as not to be had. */
  retries?: number;
  onFail?: () => void;
}

const retryAfterMs = 2000;

interface Settled {
  src: string;
  state: 'loaded' | 'failed';
}

/** Follows one picture from its first byte to the end, trying again where that may help. */
function useArrival({ src, retries = 0, onFail }: Pick<CraftPictureProps, 'src' | 'retries' | 'onFail'>) {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [tries, setTries] = useState({ src, count: 0 });
  const image = useRef<HTMLImageElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = tries.src === src ? tries.count : 0;

  const fail = () => {
    if (src === null) return;
    if (count < retries) {
      waiting.current = setTimeout(() => setTries({ src, count: count + 1 }), retryAfterMs);
      return;
    }
    setSettled({ src, state: 'failed' });
    onFail?.();
  };
  const failEarly = useEffectEvent(fail);
  useEffect(() => {
    // In a page that came with its markup, the picture may be there, or missing, before this code is.
    const element = image.current;
    if (src && element?.complete) {
      if (element.naturalWidth > 0) setSettled({ src, state: 'loaded' });
      else failEarly();
    }
    return () => clearTimeout(waiting.current);
  }, [src]);

  const state = settled && settled.src === src ? settled.state : 'loading';
  const arrive = () => src && setSettled({ src, state: 'loaded' });
  return { state, count, image, fail, arrive };
}

/** A craft's picture, which keeps its place from the start: being made, on its way, there, or not to be had. */
export function CraftPicture(props: CraftPictureProps) {
  const { src, alt, color, firstLook, ratio = '1', eager, srcSet, sizes } = props;
  const { state, count, image, fail, arrive } = useArrival(props);
  const style = {
    aspectRatio: ratio,
    ...(color ? { backgroundColor: color } : {}),
    ...(firstLook ? { backgroundImage: `var(${firstLook})` } : {}),
  };
  if (src === null) {
    return (
      <output className={classes(styles.frame, styles.coming)} style={{ aspectRatio: ratio }}>
        <Spinner />
        <span>{craftPictureMessages.waiting}</span>
      </output>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.frame} style={{ aspectRatio: ratio }}>
        <ImageOff size={32} />
        <span className="visually-hidden">{alt}: </span>
        <span>{craftPictureMessages.missing}</span>
      </div>
    );
  }
  // Asked for anew, and whole: the browser remembers that the first address failed.
  const again = count > 0 && { src: `${src}${src.includes('?') ? '&' : '?'}try=${count}` };
  return (
    <div className={styles.frame} style={style}>
      <img
        key={count}
        ref={image}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={classes(styles.image, (eager || state === 'loaded') && styles.loaded)}
        sizes={sizes}
        srcSet={again ? undefined : srcSet}
        src={again ? again.src : src}
        onLoad={arrive}
        onError={fail}
      />
    </div>
  );
}
