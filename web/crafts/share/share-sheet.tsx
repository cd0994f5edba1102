import { Camera, Copy, Download, FileDown, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pictureOfWidth } from '#web/crafts/picture-source.ts';
import ways from '#web/crafts/ways.module.css';
import { useSession } from '#web/lib/viewer.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import type { SharedCraft } from './shared-craft.ts';
import { craftLink, shareLinks } from './share-links.ts';
import { shareMessages as words } from './share-messages.ts';
import styles from './share.module.css';

const popup = 'popup,width=600,height=400';

export interface ShareSheetProps {
  craft: SharedCraft;
  onClose: () => void;
}

/** The ways to pass a craft on. */
export function ShareSheet({ craft, onClose }: ShareSheetProps) {
  const { site } = useSession();
  const [hint, setHint] = useState(false);
  const shared = { title: craft.title, url: craftLink(site.publicUrl, craft.id) };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      showToast({ tone: 'success', title: words.copied });
      onClose();
    } catch {
      showToast({ tone: 'error', title: words.copyFailed, description: words.copyFailedText });
    }
  };
  const post = (address: string) => {
    // No window: the link goes to the clipboard instead.
    if (window.open(address, '_blank', popup)) onClose();
    else void copy();
  };
  const passOn = () => {
    // Turned down is no mistake: the menu stays for another choice.
    navigator.share({ title: shared.title, url: shared.url }).then(onClose, () => undefined);
  };

  return (
    <Dialog open sheet title={words.title} onClose={onClose}>
      <ul className={ways.ways}>
        {'share' in navigator && <Way label={words.system} icon={<Share2 />} onChoose={passOn} />}
        <Way label={words.facebook} icon={<ThumbsUp />} onChoose={() => post(shareLinks.facebook(shared))} />
        <Way
          label={words.twitter}
          icon={<MessageCircle />}
          onChoose={() => post(shareLinks.twitter(shared))}
        />
        <Way label={words.instagram} icon={<Camera />} onChoose={() => setHint(true)} />
        <Way label={words.copy} icon={<Copy />} onChoose={() => void copy()} />
        <li>
          <a className={ways.way} href={`/api/crafts/${craft.id}/file`} download>
            <FileDown />
            {words.file}
          </a>
        </li>
      </ul>
      <output>
        {hint && (
          <div className={styles.hint}>
            <p>{words.instagramHint}</p>
            {craft.imageUrl && (
              <a href={pictureOfWidth(craft.imageUrl, 1024)} download={`${craft.title}.webp`}>
                <Download size={20} />
                {words.savePicture}
              </a>
            )}
          </div>
        )}
      </output>
    </Dialog>
  );
}

interface WayProps {
  label: string;
  icon: ReactNode;
  onChoose: () => void;
}

function Way({ label, icon, onChoose }: WayProps) {
  return (
    <li>
      <button type="button" className={ways.way} onClick={onChoose}>
        {icon}
        {label}
      </button>
    </li>
  );
}
