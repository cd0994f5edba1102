import { productBrand } from '#contract/brand.ts';
import type { Craft, CraftCard, ShownStep } from '#contract/crafts.ts';
import type { Authors } from '#server/account/service.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { pictureUrl, stepPictureUrl } from './pictures.ts';
import type { cardColumns, StoredStep } from './tables.ts';
import type { CraftRow, CraftSupply } from './store.ts';

function makerOf(row: Pick<CraftRow, 'userId' | 'provider'>): Craft['madeBy'] {
  if (row.userId === null) return 'house';
  return row.provider === 'builtin' || row.provider === 'file' ? row.provider : 'ai';
}

type CardRow = Pick<CraftRow, keyof typeof cardColumns>;

/** What a card shows of a craft. */
export function presentCard(row: CardRow): CraftCard {
  const { id, imageVersion: version } = row;
  return {
    id,
    title: row.title,
    description: row.description,
    ageRangeMin: row.ageRangeMin,
    ageRangeMax: row.ageRangeMax,
    difficulty: row.difficulty,
    duration: row.durationMinutes,
    theme: row.theme,
    imageStatus: row.imageStatus,
    imageUrl: version && pictureUrl({ craftId: id, version }),
    imageAlt: row.imageAlt,
    imageColor: row.imageColor,
    madeBy: makerOf(row),
  };
}

const presentStep = (craftId: string, { text, who, picture }: StoredStep, at: number): ShownStep => ({
  text,
  who,
  imageUrl: picture === undefined ? null : stepPictureUrl(craftId, at + 1),
  imageAlt: picture ?? '',
});

/** Said by the plan of the built-in engine; nobody else's craft has any. */
function templatesIn(plan: unknown): number {
  const count = plan !== null && typeof plan === 'object' && 'templates' in plan ? plan.templates : 0;
  return typeof count === 'number' ? count : 0;
}

/** What a craft needs of elsewhere to be shown. */
interface Surroundings {
  authors: Authors;
  supplies: readonly CraftSupply[];
}

/** A craft as this reader may see it: whose it is stays hidden while it is not shared. */
export function presentCraft(row: CraftRow, { authors, supplies }: Surroundings, reader: Actor): Craft {
  const isOwn = reader.kind === 'member' && reader.userId === row.userId;
  const author = row.userId !== null && (isOwn || row.shared) ? authors.get(row.userId) : undefined;
  return {
    ...presentCard(row),
    userId: author?.id ?? null,
    username: author?.displayName ?? (row.userId === null ? productBrand.name : null),
    userProfileImage: author?.profileImage ?? null,
    instructions: row.steps.map((step) => step.text),
    steps: row.steps.map((step, at) => presentStep(row.id, step, at)),
    materials: row.materials,
    supplies: supplies.flatMap(({ craftId, id, name }) => (craftId === row.id ? [{ id, name }] : [])),
    safetyNotes: row.safetyNotes,
    goFurther: row.goFurther,
    leftOver: row.leftOver,
    skills: row.skills,
    mess: row.mess,
    waiting: row.waiting,
    // To its owner it is shared as soon as they said so.
    shared: row.shared || (isOwn && row.awaiting),
    withheld: row.withheld,
    notSafe: row.withheld ? row.notSafe : null,
    sharedDate: row.sharedAt?.toISOString() ?? null,
    templates: templatesIn(row.plan),
    likes: row.likes,
    createdAt: row.createdAt.toISOString(),
  };
}
