export interface StepProps {
  /** The step's question. */
  headingId: string;
  /** What is still missing, said beside the choice. */
  problem: string | null;
  onProblem: (sentence: string | null) => void;
}
