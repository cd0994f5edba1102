import type {
  AdminActivity,
  AdminCraft,
  AdminLog,
  AdminPost,
  AdminUser,
  AdminUserDetail,
} from '#contract/admin.ts';
import { presentAuthor } from '#server/account/service.ts';
import type { CraftRow, PostRow } from './content-store.ts';
import type { UserDetailRow, UserRow } from './people-store.ts';
import type { ActivityRow, LogRow } from './trail-store.ts';

/** Rows of the console's lists bring their key for the cursor along; it is nobody else's business. */
type Keyed = { key: string };

export const presentUser = ({ key: _key, ...row }: UserRow & Keyed): AdminUser => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastLogin: row.lastLogin?.toISOString() ?? null,
});

export const presentUserDetail = (row: UserDetailRow): AdminUserDetail => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastLogin: row.lastLogin?.toISOString() ?? null,
  secondFactorSince: row.secondFactorSince?.toISOString() ?? null,
  profileImage: presentAuthor(row).profileImage,
});

export const presentCraft = ({ key: _key, ...row }: CraftRow & Keyed): AdminCraft => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const presentPost = ({ key: _key, ...row }: PostRow & Keyed): AdminPost => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const presentActivity = ({ key: _key, ...row }: ActivityRow & Keyed): AdminActivity => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const presentLog = ({ key: _key, ...row }: LogRow & Keyed): AdminLog => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
