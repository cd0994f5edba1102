import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EditablePackage } from '#contract/payments-packages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { PanelHead } from '#web/ui/lists/panel-head.tsx';
import styles from '#web/ui/lists/panel.module.css';
import { PackageDialog } from './package-dialog.tsx';
import { PackageTable } from './package-table.tsx';
import { packagesMessages as words } from './packages-messages.ts';
import { useAllPackages } from './use-packages.ts';

/** What can be bought: names, prices, order, and what is for sale. */
export function PackagesPanel() {
  const { data, isError, isFetching, refetch } = useAllPackages();
  /** The one that is edited; null while a new one is written, undefined while none is. */
  const [edited, setEdited] = useState<EditablePackage | null | undefined>();
  return (
    <section className={styles.panel}>
      <PanelHead title={words.title} refreshing={isFetching} onRefresh={() => void refetch()}>
        <Button look="secondary" onClick={() => setEdited(null)}>
          <Plus size={18} />
          {words.add}
        </Button>
      </PanelHead>
      {isError ? (
        <ListProblem title={words.failed} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState picture="nothing" text={words.none} />
      ) : (
        <PackageTable packages={data} onEdit={setEdited} />
      )}
      {edited !== undefined && <PackageDialog existing={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
