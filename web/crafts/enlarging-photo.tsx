import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './craft.module.css';
import { CraftPhoto, type PhotoFacts } from './craft-photo.tsx';
import { craftMessages } from './messages.ts';

const words = craftMessages.detail;

interface EnlargingPhotoProps {
  craft: PhotoFacts;
  sizes: string;
}

/** The picture of a craft, and the whole of it at a press. */
export function EnlargingPhoto({ craft, sizes }: EnlargingPhotoProps) {
  const [open, setOpen] = useState(false);
  if (craft.imageUrl === null) return <CraftPhoto craft={craft} sizes={sizes} />;
  return (
    <>
      <button type="button" className={styles.enlarge} onClick={() => setOpen(true)}>
        <CraftPhoto craft={craft} sizes={sizes} eager />
        <span className={styles.enlargeHint}>
          <ZoomIn size={16} />
          {words.enlarge}
        </span>
      </button>
      <Dialog picture open={open} title={craft.title} onClose={() => setOpen(false)}>
        <CraftPhoto craft={craft} sizes="100vw" eager />
      </Dialog>
    </>
  );
}
