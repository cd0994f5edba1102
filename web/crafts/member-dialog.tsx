import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { CraftNotice } from './page/craft-notice.tsx';
import { CraftDialog, type KnownCraft } from './craft-dialog.tsx';
import { CraftTools } from './page/craft-tools.tsx';
import { DeleteCraft } from './page/delete-craft.tsx';
import { useCraft, useCraftMarks } from './queries.ts';

interface MemberDialogProps {
  id: string;
  /** What the card that was pressed knows. */
  known: KnownCraft | undefined;
  fromCommunity?: boolean;
  /** What the community adds for the owner. */
  communityActions?: (craft: Craft) => ReactNode;
  /** What the community adds for everybody else. */
  safetyLauncher?: ((craft: Craft) => ReactNode) | undefined;
  onClose: () => void;
}

const isWhole = (craft: KnownCraft | undefined): craft is Craft => craft?.steps !== undefined;

/** The details of a craft for signed-in people; what the card did not know comes in the background. */
export function MemberDialog({
  id,
  known,
  fromCommunity,
  communityActions,
  safetyLauncher,
  onClose,
}: MemberDialogProps) {
  const viewer = useViewer();
  const { data, isError } = useCraft(id, { listed: isWhole(known) ? known : undefined });
  const { data: marks } = useCraftMarks(id);
  const craft = data ?? known ?? null;
  const isOwner = data?.userId === viewer.id;
  return (
    <CraftDialog
      craft={craft}
      failed={isError}
      onClose={onClose}
      fromCommunity={fromCommunity}
      tools={
        data && (
          <>
            <CraftNotice craft={data} />
            <CraftTools craft={data} marks={marks} more={safetyLauncher?.(data)} />
            {isOwner && communityActions?.(data)}
          </>
        )
      }
      ownerActions={isOwner && <DeleteCraft craft={data} onDeleted={onClose} />}
    />
  );
}
