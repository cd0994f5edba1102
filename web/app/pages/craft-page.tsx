import type { CraftPageData } from '#contract/craft-page.ts';
import { CraftOnItsWay } from '#web/crafts/page/craft-on-its-way.tsx';
import { useTitle } from '#web/crafts/page/use-title.ts';
import { useVisitorCraft } from '#web/crafts/page/use-visitor-craft.ts';
import { VisitorCraft } from '#web/crafts/page/visitor-craft.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSession } from '#web/lib/viewer.tsx';
import type { PageProps } from './page-props.ts';
import { pageRoutes } from '#web/app/routes.ts';
import type { MemberCraftPageProps } from './member-craft-page.tsx';

/** Visitors do without what only signed-in people can do. */
const memberPage = lazyPart<MemberCraftPageProps>(() =>
  import('./member-craft-page.tsx').then((m) => m.MemberCraftPage),
);

const missingCraft = lazyPart(() => import('#web/crafts/page/missing-craft.tsx').then((m) => m.MissingCraft));

export function CraftPage({ params, data }: PageProps) {
  const { viewer } = useSession();
  const id = (params['id'] ?? '').toLowerCase();
  const brought = data as CraftPageData | undefined;
  const own = brought?.id === id ? brought : undefined;
  if (viewer) return <memberPage.Part key={id} id={id} data={own} />;
  return <VisitorPage key={id} id={id} data={own} />;
}

function VisitorPage({ id, data }: { id: string; data: CraftPageData | undefined }) {
  const craft = useVisitorCraft(id, data?.craft);
  useTitle(craft === null ? pageRoutes.craft.title : craft?.title);
  if (craft === undefined) return <CraftOnItsWay />;
  return craft ? <VisitorCraft craft={craft} /> : <missingCraft.Part />;
}
