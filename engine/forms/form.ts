import type { AgeBand } from '#contract/common.ts';
import type { Subject } from '#engine/themes/subject.ts';
import type { FormId } from './form-ids.data.ts';
import type { Maker } from './maker.ts';

/** One kind of craft. `steps` asks the maker for what it needs, so materials and steps can never disagree. */
export interface Form {
  id: FormId;
  /** Youngest and oldest band. */
  from: AgeBand;
  to: AgeBand;
  suits: (subject: Subject) => boolean;
  /** Hands-on minutes for the youngest band, with help. */
  minutes: number;
  /** Drying or growing time on top, in words. */
  waiting?: string;
  /** Can carry stones, shells and other heavy pieces. */
  sturdy?: boolean;
  mess: 'low' | 'some' | 'lots';
  skills: readonly string[];
  /** `{S}` stands for the subject in title capitals. */
  titles: readonly [string, ...string[]];
  /** First sentence of the description. */
  lead: (maker: Maker) => string;
  steps: (maker: Maker) => void;
  further: (maker: Maker) => string;
  safety?: (maker: Maker) => readonly string[];
}

export const faces = (subject: Subject): boolean => subject.face !== undefined;
export const any = (): boolean => true;
export const solid = (subject: Subject): boolean => subject.kind !== 'sky' && subject.kind !== 'land';

/** Whether the subject is one of these kinds. */
export const kinds =
  (...wanted: Subject['kind'][]) =>
  (subject: Subject): boolean =>
    wanted.includes(subject.kind);

/** Whether the subject has one of these traits. */
export const having =
  (...wanted: Subject['traits'][number][]) =>
  (subject: Subject): boolean =>
    wanted.some((trait) => subject.traits.includes(trait));
