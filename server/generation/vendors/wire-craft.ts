import * as z from 'zod/mini';
import { difficulties } from '#contract/common.ts';
import type { CraftMaterial, CraftPart, CraftStep, LeftOver } from '#contract/crafts.ts';
import { messLevels, whoNames } from '#contract/ideas.ts';
import { normalizeInstructions } from '#server/generation/ideas/instructions.ts';
import type { CraftDraft } from '#server/generation/ideas/draft.ts';

/** What a vendor is asked for: flat, every field required, no lengths, since not all of them know those. */
export const wireCraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  materials: z.array(
    z.object({
      name: z.string(),
      amount: z.string(),
      optional: z.boolean(),
      substitutes: z.array(z.string()),
    }),
  ),
  steps: z.array(z.object({ text: z.string(), who: z.enum(whoNames) })),
  difficulty: z.enum(difficulties),
  durationMinutes: z.number(),
  safetyNotes: z.array(z.string()),
  goFurther: z.string(),
  parts: z.array(z.object({ name: z.string(), material: z.string(), color: z.string(), count: z.number() })),
  leftOver: z.array(z.object({ name: z.string(), reason: z.string() })),
  skills: z.array(z.string()),
  mess: z.enum(messLevels),
  waiting: z.string(),
});

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of several names under which a model puts the same thing. */
const pick = (record: Loose, ...names: string[]): unknown =>
  names.map((name) => record[name]).find((value) => value !== undefined && value !== null);

const text = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, longest) : '';

const texts = (value: unknown, most: number): string[] => {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return list
    .map((item) => text(item, 300))
    .filter(Boolean)
    .slice(0, most);
};

function materialOf(item: unknown): CraftMaterial[] {
  if (typeof item === 'string')
    return item.trim() ? [{ name: text(item, 80), amount: '', optional: false, substitutes: [] }] : [];
  if (!isRecord(item)) return [];
  const name = text(pick(item, 'name', 'item', 'supply', 'material'), 80);
  const amount = text(pick(item, 'amount', 'quantity'), 60);
  return name
    ? [{ name, amount, optional: item['optional'] === true, substitutes: texts(item['substitutes'], 4) }]
    : [];
}

const whoOf = (item: unknown): CraftStep['who'] => {
  const who = isRecord(item) ? item['who'] : undefined;
  return whoNames.find((name) => name === who) ?? 'together';
};

function stepsOf(value: unknown): CraftStep[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      normalizeInstructions([item]).map((line) => ({ text: line, who: whoOf(item) })),
    );
  }
  return normalizeInstructions(value).map((line) => ({ text: line, who: 'together' as const }));
}

function partsOf(value: unknown): CraftPart[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((item) => ({
      name: text(pick(item, 'name', 'part'), 60),
      material: text(item['material'], 60),
      color: text(item['color'], 30),
      count: Math.min(99, Math.max(1, Math.round(Number(item['count']) || 1))),
    }))
    .filter(({ name }) => name !== '')
    .slice(0, 16);
}

function leftOverOf(value: unknown): LeftOver[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((item: unknown): LeftOver[] => {
      const name = text(isRecord(item) ? pick(item, 'name', 'item') : item, 60);
      return name ? [{ name, reason: isRecord(item) ? text(item['reason'], 160) : '' }] : [];
    })
    .slice(0, 20);
}

const fewestSteps = 2;
const mostSteps = 12;

/** A vendor's answer taken as kindly as possible; null when it is no craft. */
export function acceptCraft(
  value: unknown,
  by: { provider: string; model: string; promptVersion: string },
): CraftDraft | null {
  const record = isRecord(value) && isRecord(value['craft']) ? value['craft'] : value;
  if (!isRecord(record)) return null;
  const title = text(pick(record, 'title', 'name'), 80);
  const description = text(pick(record, 'description', 'summary'), 600);
  const steps = stepsOf(pick(record, 'steps', 'instructions')).slice(0, mostSteps);
  const listed = pick(record, 'materials', 'supplies');
  const materials = Array.isArray(listed) ? listed.flatMap(materialOf).slice(0, 24) : [];
  if (!title || !description || steps.length < fewestSteps || materials.length === 0) return null;
  const minutes = Number(pick(record, 'durationMinutes', 'duration'));
  return {
    ...by,
    title,
    description,
    steps,
    materials,
    safetyNotes: texts(pick(record, 'safetyNotes', 'safety'), 6),
    goFurther: text(record['goFurther'], 300) || null,
    parts: partsOf(record['parts']),
    leftOver: leftOverOf(pick(record, 'leftOver', 'leftovers', 'unused')),
    skills: texts(record['skills'], 5),
    mess: messLevels.find((level) => level === record['mess']) ?? null,
    waiting: text(record['waiting'], 120),
    difficulty: difficulties.find((each) => each === String(record['difficulty']).toLowerCase()) ?? 'medium',
    durationMinutes: Math.min(180, Math.max(5, Math.round(Number.isFinite(minutes) ? minutes : 30))),
    imageAlt: `${title}, as it could look when it is finished`,
    imageColor: '#e8dcc8',
    plan: null,
  };
}
