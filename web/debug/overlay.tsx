import { QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createQueryClient } from '#web/lib/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { ListWaiting, MyCrafts, Posts, SavedCrafts } from './overlay-lists.tsx';
import { overlayMessages as words } from './overlay-messages.ts';
import styles from './overlay.module.css';
import { createPageLog, lineOf } from './page-log.ts';
import { useMe } from './queries.ts';
import { RequestList } from './request-list.tsx';

type TabName = 'requests' | 'crafts' | 'saved' | 'posts';

const log = createPageLog();
let root: Root | undefined;
let isOpen = false;

/** Opens or closes the overlay, in a corner of the document of its own: the page below knows nothing of it. */
export function toggleOverlay(): void {
  isOpen = !isOpen;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(isOpen && <Overlay onClose={toggleOverlay} />);
}

async function copyLog(): Promise<void> {
  try {
    await navigator.clipboard.writeText(log.read().map(lineOf).join('\n'));
    showToast({ tone: 'success', title: words.copied });
  } catch {
    showToast({ tone: 'error', title: words.copyFailed, description: words.copyFailedText });
  }
}

function Overlay({ onClose }: { onClose: () => void }) {
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  const entries = useSyncExternalStore(log.subscribe, log.read);
  const [current, setCurrent] = useState<TabName>('requests');
  const mine = (List: typeof MyCrafts) => <Mine List={List} onLeave={onClose} />;
  const tabs: Tab<TabName>[] = [
    { name: 'requests', label: words.requests, panel: <RequestList entries={entries} /> },
    { name: 'crafts', label: words.crafts, panel: mine(MyCrafts) },
    { name: 'saved', label: words.saved, panel: mine(SavedCrafts) },
    { name: 'posts', label: words.posts, panel: mine(Posts) },
  ];
  const actions = (
    <>
      <Button look="secondary" onClick={() => log.clear()}>
        {words.clear}
      </Button>
      <Button onClick={() => void copyLog()}>{words.copy}</Button>
    </>
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog open sheet title={words.title} onClose={onClose} actions={current === 'requests' && actions}>
        <div className={styles.overlay}>
          <Tabs label={words.tabs} tabs={tabs} current={current} onChange={setCurrent} />
        </div>
      </Dialog>
    </QueryClientProvider>
  );
}

/** A list of the person who is signed in now. */
function Mine({ List, onLeave }: { List: typeof MyCrafts; onLeave: () => void }) {
  const { data: me, isError, refetch } = useMe();
  if (isError && me === undefined) return <ListProblem title={words.broken} onRetry={() => void refetch()} />;
  if (me === undefined) return <ListWaiting />;
  return me ? <List userId={me.id} onLeave={onLeave} /> : <p className={styles.quiet}>{words.visitor}</p>;
}
