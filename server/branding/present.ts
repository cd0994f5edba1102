import type { SiteText, SiteTextName, SiteTextVersion } from '#contract/branding.ts';
import type { TextVersionRow } from './store.ts';

export const presentVersion = ({
  version,
  text,
  picture,
  changedAt,
  writer,
}: TextVersionRow): SiteTextVersion => ({
  version,
  text,
  picture,
  changedAt: changedAt.toISOString(),
  changedBy: writer,
});

export const presentText = (name: SiteTextName, row: TextVersionRow | null): SiteText =>
  row
    ? { name, ...presentVersion(row) }
    : { name, version: 0, text: null, picture: null, changedAt: null, changedBy: null };
