import { ageBandNames, type AgeBand } from '#contract/common.ts';
import type { StepAction, Who } from '#contract/ideas.ts';
import type { Supply } from '#engine/supplies/supply.ts';

/** Who does it where a recipe does not say, from 2-3 to 13+: g a grown-up, t together, c the child. */
const table: Partial<Record<StepAction | 'cut-stiff', string>> = {
  cut: 'gtccc',
  'cut-stiff': 'ggtcc',
  fold: 'ttccc',
  roll: 'ttccc',
  tie: 'gttcc',
  thread: 'ttccc',
  sew: 'ggtcc',
  weave: 'ttccc',
  poke: 'ggtcc',
  heat: 'ggggt',
  mix: 'ttccc',
  tape: 'ttccc',
  build: 'ttccc',
  prepare: 'gtccc',
  draw: 'tcccc',
};

const names: Record<string, Who> = { g: 'grown-up', t: 'together', c: 'child' };

export function whoDoes(action: StepAction, used: readonly Supply[], band: AgeBand): Who {
  const stiff = action === 'cut' && used.some((supply) => supply.properties.includes('stiff'));
  const row = table[stiff ? 'cut-stiff' : action] ?? 'ccccc';
  return names[row.charAt(ageBandNames.indexOf(band))] ?? 'child';
}

const care: Record<Who, number> = { child: 0, together: 1, 'grown-up': 2 };
/** Scissors are in a grown-up's hands at two and three, and in two pairs of hands at four and five, whatever a recipe says. */
const scissorsFloor: Partial<Record<AgeBand, Who>> = { '2-3': 'grown-up', '4-5': 'together' };

/** Who does it at the least: a recipe may ask for more care, never for less. */
export function atLeast(who: Who, used: readonly Supply[], band: AgeBand): Who {
  const floor = used.some(({ id }) => id === 'scissors') ? scissorsFloor[band] : undefined;
  return floor !== undefined && care[floor] > care[who] ? floor : who;
}
