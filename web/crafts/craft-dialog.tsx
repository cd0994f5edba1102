import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CraftBadges, MadeBy } from './craft-badges.tsx';
import { CraftOnItsWay } from './page/craft-on-its-way.tsx';
import styles from './craft.module.css';
import { CraftSheet } from './craft-sheet.tsx';
import { EnlargingPhoto } from './enlarging-photo.tsx';
import { craftMessages } from './messages.ts';

const words = craftMessages.detail;
const photoSizes = '(min-width: 900px) 400px, min(calc(100vw - 40px), 480px)';

/** What a card knows of a craft before its details are here. */
export type KnownCraft = Pick<Craft, 'id' | 'title'> & Partial<Craft>;

export interface CraftDialogProps {
  /** Null until anything is known. */
  craft: KnownCraft | null;
  failed: boolean;
  onClose: () => void;
  fromCommunity?: boolean | undefined;
  /** For signed-in people: what they do with it, and what its owner does. */
  tools?: ReactNode;
  ownerActions?: ReactNode;
}

/** A craft's details over whatever page one is on, shown from the first moment with what is known. */
export function CraftDialog({
  craft,
  failed,
  onClose,
  fromCommunity,
  tools,
  ownerActions,
}: CraftDialogProps) {
  return (
    <Dialog
      hasAddress
      open
      sheet
      title={craft?.title ?? (failed ? words.failed : words.loading)}
      onClose={onClose}
      actions={
        <>
          {ownerActions}
          <Button look="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {craft ? (
        <div className={styles.dialogBody}>
          {fromCommunity && (
            <p className={styles.shared}>
              <Users size={18} />
              {words.communityShared}
            </p>
          )}
          <EnlargingPhoto craft={{ imageUrl: null, ...craft }} sizes={photoSizes} />
          <CraftBadges craft={craft} />
          {tools}
          {isWhole(craft) ? <Details craft={craft} /> : <Waiting failed={failed} />}
        </div>
      ) : (
        <Waiting failed={failed} />
      )}
    </Dialog>
  );
}

const isWhole = (craft: KnownCraft): craft is Craft => craft.steps !== undefined;

function Details({ craft }: { craft: Craft }) {
  const { viewer } = useSession();
  return (
    <>
      <ButtonLink href={`/craft/${craft.id}?make=`} wide look={viewer ? 'primary' : 'secondary'}>
        {words.make}
      </ButtonLink>
      <CraftSheet craft={craft} Heading="h3" />
      <MadeBy craft={craft} />
    </>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  if (failed) return <EmptyState picture="nothing" text={words.failedText} />;
  return <CraftOnItsWay />;
}
