import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@prisma/client';

export const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
});

/** Whose session a cookie's token is; null for visitors. */
export async function personOf(token) {
  if (!token) return null;
  const session = await prisma.session.findUnique({
    where: { tokenHash: createHash('sha256').update(token).digest('hex') },
    include: { user: { include: { balance: true } } },
    relationLoadStrategy: 'join',
  });
  return session && session.expiresAt > new Date() ? session.user : null;
}

const pictureUrl = ({ id, imageVersion }) => imageVersion && `/api/crafts/${id}/image?v=${imageVersion}`;

export const card = (craft) => ({
  id: craft.id,
  title: craft.title,
  description: craft.description,
  ageRangeMin: craft.ageRangeMin,
  ageRangeMax: craft.ageRangeMax,
  difficulty: craft.difficulty,
  duration: craft.durationMinutes,
  theme: craft.theme,
  imageStatus: craft.imageStatus,
  imageUrl: pictureUrl(craft),
  imageAlt: craft.imageAlt,
  imageColor: craft.imageColor,
  madeBy: craft.provider === 'builtin' ? 'builtin' : 'ai',
});

export const authorColumns = { id: true, displayName: true, profileImage: true };

export const cardColumns = {
  id: true,
  title: true,
  description: true,
  ageRangeMin: true,
  ageRangeMax: true,
  difficulty: true,
  durationMinutes: true,
  theme: true,
  imageStatus: true,
  imageVersion: true,
  imageAlt: true,
  imageColor: true,
  provider: true,
};

export const person = ({ id, displayName, profileImage }) => ({
  id,
  username: displayName,
  displayName,
  profileImage,
});

/** A craft with all that its page shows. */
export const openCraft = (id, readerId) =>
  prisma.craft.findUnique({
    where: { id },
    include: {
      user: { select: authorColumns },
      supplies: { include: { supply: true }, orderBy: { position: 'asc' } },
      ...(readerId === null
        ? {}
        : { likedBy: { where: { userId: readerId } }, savedBy: { where: { userId: readerId } } }),
    },
    relationLoadStrategy: 'join',
  });

export const fullCraft = (craft) => ({
  ...card(craft),
  userId: craft.userId,
  username: craft.user?.displayName ?? null,
  userProfileImage: craft.user?.profileImage ?? null,
  instructions: craft.steps.map(({ text }) => text),
  steps: craft.steps.map(({ text, who, picture }, at) => ({
    text,
    who,
    imageUrl: picture === undefined ? null : `/api/crafts/${craft.id}/steps/${at + 1}/image`,
    imageAlt: picture ?? '',
  })),
  materials: craft.materials,
  supplies: craft.supplies.map(({ supply }) => ({ id: supply.id, name: supply.name })),
  safetyNotes: craft.safetyNotes,
  goFurther: craft.goFurther,
  leftOver: craft.leftOver,
  skills: craft.skills,
  mess: craft.mess,
  waiting: craft.waiting,
  shared: craft.shared,
  sharedDate: craft.sharedAt?.toISOString() ?? null,
  likes: craft.likes,
  createdAt: craft.createdAt.toISOString(),
});
