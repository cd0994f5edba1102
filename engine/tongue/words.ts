import type { AgeBand } from '#contract/common.ts';

/** One way to say something, for some bands or for all. */
export interface Saying {
  bands: readonly AgeBand[] | null;
  text: string;
}

/** What a language says about one recipe. Texts hold places in braces, which `say` fills. */
export interface Words {
  id: string;
  /** What the finished thing is called: "rocket". */
  name: string;
  titles: readonly Saying[];
  abouts: readonly Saying[];
  steps: ReadonlyMap<string, readonly Saying[]>;
  further: readonly Saying[];
  /** The first safety sentences: about this craft. */
  safety: readonly Saying[];
  skills: readonly string[];
  waiting: string;
  fact: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Words that differ from variant to variant: variant -> key -> text; the key `name` is what it is called. */
  variants: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What is called like a supply and is none here: the buttons drawn on a snowman, the plate that a dentist looks at. */
  meant: readonly string[];
  /** Why something stays in the drawer: supply -> reason. */
  drawer: ReadonlyMap<string, string>;
}

/** The saying meant for a band: one of its own before one for all. */
export function sayingsFor(sayings: readonly Saying[], band: AgeBand): readonly Saying[] {
  const own = sayings.filter(({ bands }) => bands?.includes(band));
  return own.length > 0 ? own : sayings.filter(({ bands }) => bands === null);
}
