import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { craftPage } from '#web/app/page-module.ts';
import { chosenThings } from '#web/generation/seeing/seen.ts';
import { addSupply, hasSupply, removeSupply } from '#web/generation/steps/supply-list.ts';
import { useWizard } from '#web/generation/wizard-state.tsx';
import { Wizard } from '#web/generation/wizard.tsx';
import { LazyGames } from '#web/games/lazy-games.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { navigate } from '#web/lib/navigation.tsx';
import { useViewer } from '#web/lib/viewer.tsx';
import type { HomeSuppliesProps } from '#web/supplies/home-supplies.tsx';
import type { KeepAtHomeProps } from '#web/supplies/keep-at-home.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { pageMessages } from './messages.ts';

export function CreatePage() {
  const client = useQueryClient();
  const { id: viewerId } = useViewer();
  return (
    <Wizard
      title={pageMessages.titles.create}
      games={<LazyGames />}
      fromInventory={<FromInventory />}
      keepAtHome={<ToInventory />}
      openSearch={async () => (await import('#web/supplies/search-supplies.ts')).openSearch(client, viewerId)}
      onView={(id) => void openCraft(id)}
    />
  );
}

const lateHomeSupplies = lazyPart<HomeSuppliesProps>(() =>
  import('#web/supplies/home-supplies.tsx').then((m) => m.HomeSupplies),
);

const lateKeepAtHome = lazyPart<KeepAtHomeProps>(() =>
  import('#web/supplies/keep-at-home.tsx').then((m) => m.KeepAtHome),
);

/** What is on the list of this craft goes among what is at home. */
function ToInventory() {
  return <lateKeepAtHome.Part things={chosenThings(useWizard().choices)} />;
}

/** What is at home goes onto the list of this craft. */
function FromInventory() {
  const { choices, choose } = useWizard();
  const { supplies } = choices;
  const toggle = (name: string) => {
    if (hasSupply(supplies, name)) return choose({ supplies: removeSupply(supplies, name) });
    const added = addSupply(supplies, name);
    if (added.problem) return showToast({ tone: 'error', title: added.problem });
    choose({ supplies: added.supplies });
  };
  return <lateHomeSupplies.Part isChosen={(name) => hasSupply(supplies, name)} onToggle={toggle} />;
}

/** Opens a craft without a blank between, as one sheet turning into the next where the browser can. */
async function openCraft(id: string): Promise<void> {
  await craftPage.load().catch(() => undefined);
  const open = () => flushSync(() => navigate(`/craft/${id}`));
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A browser that draws no layers has the function all the same, and may end over it.
  const hasLayers = matchMedia('(-webkit-transform-3d)').matches;
  if (isCalm || !hasLayers || !('startViewTransition' in document)) open();
  else document.startViewTransition(open);
}
