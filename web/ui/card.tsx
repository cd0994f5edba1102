import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classes } from './class-names.ts';

interface CardProps extends ComponentProps<'section'> {
  look?: 'plain' | 'tint';
}

/** A sheet of paper with something on it. */
export function Card({ look = 'plain', ...rest }: CardProps) {
  return <section {...rest} className={classes(styles.card, styles[look], rest.className)} />;
}
