import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { Who } from '#contract/ideas.ts';

export type Task =
  | 'cut paper'
  | 'cut card'
  | 'hole'
  | 'heat'
  | 'sew'
  | 'staple'
  | 'seal'
  | 'hang'
  | 'fold'
  | 'measure'
  | 'strong';

/** Who does it, from 2-3 to 13+: g a grown-up, t together, c the child. */
const table: Record<Task, string> = {
  'cut paper': 'gtccc',
  'cut card': 'ggtcc',
  hole: 'ggtcc',
  heat: 'ggggt',
  sew: 'ggtcc',
  staple: 'ggtcc',
  seal: 'gggtc',
  hang: 'gggtc',
  fold: 'ttccc',
  measure: 'gtccc',
  strong: 'ggttc',
};

const names: Record<string, Who> = { g: 'grown-up', t: 'together', c: 'child' };

export function whoFor(task: Task, band: AgeBand): Who {
  return names[table[task].charAt(ageBandNames.indexOf(band))] ?? 'grown-up';
}
