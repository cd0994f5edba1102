import { type ReactNode, useState } from 'react';
import type { CraftPageData } from '#contract/craft-page.ts';
import type { Craft } from '#contract/crafts.ts';
import { useAddressPart } from '#web/lib/address-part.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { navigate } from '#web/lib/navigation.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import { CraftArticle } from './craft-article.tsx';
import { CraftOnItsWay } from './craft-on-its-way.tsx';
import { CraftTools } from './craft-tools.tsx';
import { DeleteCraft } from './delete-craft.tsx';
import { MakeModeLauncher } from '#web/crafts/make/make-mode-launcher.tsx';
import { MemberDialog } from '#web/crafts/member-dialog.tsx';
import { MissingCraft } from './missing-craft.tsx';
import { useCraft, useCraftMarks } from '#web/crafts/queries.ts';
import { useTitle } from './use-title.ts';

export interface MemberCraftProps {
  id: string;
  /** What the document brought; made for a visitor it lacks the marks, and whose craft it is. */
  data: CraftPageData | undefined;
  /** What the community adds for the owner. */
  communityActions?: (craft: Craft) => ReactNode;
  /** What the community adds for everybody else. */
  safetyLauncher?: (craft: Craft) => ReactNode;
}

const goHome = () => navigate('/');

/** A craft for signed-in people. */
export function MemberCraft({ id, data, communityActions, safetyLauncher }: MemberCraftProps) {
  const viewer = useViewer();
  const brought = data?.craft ?? undefined;
  const { data: craft, error } = useCraft(id, {
    listed: brought,
    brought: data?.marks ? brought : undefined,
  });
  const { data: marks } = useCraftMarks(id, data?.marks);
  const details = useAddressPart('craft');
  const [gone, setGone] = useState(false);
  useTitle(craft?.title);

  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (isGone || (error && !craft) || data?.craft === null) return <MissingCraft />;
  if (!craft || gone) return <CraftOnItsWay />;
  const leave = () => {
    setGone(true);
    navigate('/', { replace: true });
  };
  const isOwner = craft.userId === viewer.id;
  return (
    <>
      <CraftArticle
        craft={craft}
        tools={<CraftTools craft={craft} marks={marks} more={safetyLauncher?.(craft)} />}
        ownerActions={
          isOwner && (
            <>
              {communityActions?.(craft)}
              <DeleteCraft craft={craft} onDeleted={leave} />
            </>
          )
        }
      />
      {details.value !== null && (
        <MemberDialog id={id} known={craft} safetyLauncher={safetyLauncher} onClose={goHome} />
      )}
      <MakeModeLauncher craft={craft} />
    </>
  );
}
