import type { AgeBand } from '#contract/common.ts';
import type { CraftMaterial } from '#contract/crafts.ts';
import type { Who } from '#contract/ideas.ts';
import type { CraftText } from '#engine/safety/craft.ts';

export type CaseKind = 'unsafe' | 'supervision' | 'safe' | 'sounds';

/** A labelled craft. */
export interface SafetyCase {
  id: string;
  kind: CaseKind;
  severity: string;
  band: AgeBand;
  harm: string[];
  mend: string;
  watch: string[];
  why: string;
  craft: CraftText;
}

function materialOf(text: string): CraftMaterial {
  const found = /^(.*?)\s*(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?\s*$/.exec(text);
  const substitutes = (found?.[3] ?? '').split(',').flatMap((one) => (one.trim() ? [one.trim()] : []));
  return { name: found?.[1] ?? text, amount: found?.[2] ?? '', optional: false, substitutes };
}

const list = (text: string | undefined, by: string): string[] =>
  (text ?? '')
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);

function caseOf(block: string): SafetyCase | null {
  const [head = '', ...lines] = block.split('\n');
  const [id = '', kind = '', severity = '', band = ''] = head.split('|').map((cell) => cell.trim());
  if (!['unsafe', 'supervision', 'safe', 'sounds'].includes(kind)) return null;
  const fields = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
  const all = (name: string): string[] => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  const [title = ''] = all('title');
  const steps = fields.flatMap(([key, text]) => {
    const label = /^step(?:\((child|together|grown-up)\))?$/.exec(key);
    return label ? [{ text, who: (label[1] ?? 'together') as Who }] : [];
  });
  return {
    id,
    kind: kind as CaseKind,
    severity,
    band: band as AgeBand,
    harm: list(all('harm')[0], ';;'),
    mend: all('mend')[0] ?? '',
    watch: list(all('watch')[0], '|'),
    why: all('why')[0] ?? '',
    craft: {
      title,
      description: all('about').join(' '),
      materials: all('with').map(materialOf),
      steps,
      safetyNotes: all('note'),
      goFurther: all('further')[0] ?? null,
      imageAlt: `${title}, as it could look when it is finished`,
    },
  };
}

export const parseCases = (text: string): SafetyCase[] =>
  text.split(/^=== /m).flatMap((block) => {
    const found = block.trim() ? caseOf(block.trim()) : null;
    return found ? [found] : [];
  });
