import { Camera, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type SpottedSupply, spotSupplies } from '#contract/spotting.ts';
import { call } from '#web/lib/call.ts';
import { asDataUrl, shrinkPhoto } from '#web/lib/shrink-photo.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileChoice, FileChoices } from '#web/ui/forms/file-choice.tsx';
import { seeingMessages } from '#web/ui/seeing/seeing-messages.ts';
import { SeenGroups } from '#web/ui/seeing/seen-groups.tsx';
import { ShownTo } from '#web/ui/seeing/shown-to.tsx';
import { supplyMessages } from './messages.ts';
import styles from './supplies.module.css';
import { useAddAll } from './use-add-all.ts';

const words = supplyMessages.photo;
type Spotted = ReplyOf<typeof spotSupplies>;
const nobody: Spotted = { sure: [], maybe: [], by: 'off' };

interface FromPhotoDialogProps {
  onClose: () => void;
}

/** A photo of a drawer, what was seen on it, and what of that is kept. */
export function FromPhotoDialog({ onClose }: FromPhotoDialogProps) {
  const { recognizer } = useSession().site;
  const { photo, seen, problem, take, chosen, toggle } = useDrawerPhoto();
  const { addAll, busy } = useAddAll();
  const line = useRef<HTMLParagraphElement>(null);
  // The pressed button makes way for the photo.
  useEffect(() => {
    if (photo) line.current?.focus();
  }, [photo]);
  const things = seen ? [...seen.sure, ...seen.maybe] : [];
  const picks = things
    .filter(({ name }) => chosen.has(name))
    .map(({ name, supplyId }) => ({ name, supply: supplyId === null ? { name } : { supplyId } }));
  const add = async () => {
    if ((await addAll(picks)).length === 0) onClose();
  };
  const onFile = (file: File) => void take(file);
  return (
    <Dialog
      open
      sheet
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {supplyMessages.add.cancel}
          </Button>
          {things.length > 0 && (
            <Button
              busy={busy && supplyMessages.add.submitting}
              disabled={picks.length === 0}
              onClick={() => void add()}
            >
              {words.submit(picks.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.adding}>
        {things.length === 0 && <p className={styles.purpose}>{words.hint}</p>}
        {photo && things.length === 0 && <img src={photo} alt={words.alt} className={styles.drawerPhoto} />}
        <p
          ref={line}
          tabIndex={-1}
          aria-live="polite"
          className={things.length > 0 ? 'visually-hidden' : styles.purpose}
        >
          {problem ?? (photo ? standing(seen) : '')}
        </p>
        {things.length > 0 && seen && (
          <>
            <p className={styles.purpose}>{words.tapOff}</p>
            <SeenGroups
              sure={seen.sure}
              maybe={seen.maybe}
              isChosen={(name) => chosen.has(name)}
              onToggle={toggle}
            />
          </>
        )}
        {(!photo || seen) && things.length === 0 && (
          <>
            <FileChoices>
              <FileChoice label={words.take} icon={<Camera size={34} />} camera onFile={onFile} />
              <FileChoice label={words.choose} icon={<Images size={34} />} onFile={onFile} />
            </FileChoices>
            <ShownTo recognizer={recognizer} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What no child should handle is no craft supply. */
const isCraftSupply = ({ leastAge }: SpottedSupply): boolean => leastAge !== null;

const craftSupplies = ({ sure, maybe, by }: Spotted): Spotted => ({
  sure: sure.filter(isCraftSupply),
  maybe: maybe.filter(isCraftSupply),
  by,
});

/** How the look at a photo stands. */
function standing(seen: Spotted | null): string {
  if (!seen) return seeingMessages.looking;
  if (seen.by === 'off') return words.nobody;
  const count = seen.sure.length + seen.maybe.length;
  return count === 0 ? words.nothing : seeingMessages.seen(count);
}

function useDrawerPhoto() {
  const [photo, setPhoto] = useState<string | null>(null);
  const [seen, setSeen] = useState<Spotted | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const take = async (file: File) => {
    const small = await shrinkPhoto(file);
    // What comes back as it was could not be read here.
    if (small === file) return setProblem(words.unreadable);
    const image = await asDataUrl(small);
    setProblem(null);
    setSeen(null);
    setPhoto(image);
    const found = craftSupplies(await call(spotSupplies, { body: { image } }).catch(() => nobody));
    setChosen(new Set(found.sure.map(({ name }) => name)));
    setSeen(found);
  };
  const toggle = ({ name }: SpottedSupply) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return { photo, seen, problem, take, chosen, toggle };
}
