import { FieldNotes } from '#web/ui/forms/field.tsx';

interface StepProblemProps {
  id: string;
  problem: string | null;
}

/** Says beside the choice what is still missing, as soon as it is. */
export function StepProblem({ id, problem }: StepProblemProps) {
  return (
    <div role="alert">
      <FieldNotes id={id} error={problem} />
    </div>
  );
}

/** The element that FieldNotes gives its id. */
export const noteOf = (id: string, problem: string | null) => (problem ? `${id}-note` : undefined);
