import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { uiMessages } from '#web/ui/messages.ts';

interface ListProblemProps {
  title: string;
  onRetry: () => void;
}

/** A list that could not be loaded, and the way to try once more. */
export function ListProblem({ title, onRetry }: ListProblemProps) {
  return (
    <div role="alert">
      <EmptyState
        picture="mishap"
        text={title}
        action={
          <Button look="secondary" onClick={onRetry}>
            {uiMessages.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
