import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { tableMessages as words } from './table-messages.ts';

interface NothingFoundProps {
  text: string;
  /** Something else may be there, behind the search or the kind that was chosen. */
  narrowed: boolean;
  onShowAll: () => void;
}

export function NothingFound({ text, narrowed, onShowAll }: NothingFoundProps) {
  if (!narrowed) return <EmptyState picture="nothing" text={text} />;
  return (
    <EmptyState
      picture="nothing"
      text={text}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    >
      <p>{words.nothingFits}</p>
    </EmptyState>
  );
}
