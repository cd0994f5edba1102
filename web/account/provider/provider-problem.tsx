import type { BroughtProblem } from '#contract/site.ts';
import { useSearch } from '#web/lib/navigation.tsx';
import { Card } from '#web/ui/card.tsx';

/** Why somebody came back from the provider with nothing done, as the document brought it along. */
export function ProviderProblem({ data }: { data: unknown }) {
  const isTold = useSearch().has('problem');
  if (!isTold || !data) return null;
  return (
    <Card look="tint" role="alert">
      <p>{(data as BroughtProblem).problem}</p>
    </Card>
  );
}
