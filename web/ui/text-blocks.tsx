import type { TextBlock } from '#contract/branding.ts';
import styles from './text-blocks.module.css';

/** A plain text in the words of whoever runs the place: headings, and paragraphs whose lines stay lines. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two blocks may say the same, and none ever moves
    <Block key={index} {...block} />
  ));

const Block = ({ kind, text }: TextBlock) =>
  kind === 'heading' ? <h2>{text}</h2> : <p className={styles.paragraph}>{text}</p>;
