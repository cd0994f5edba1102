import { Camera, Images, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FileChoice, FileChoices } from '#web/ui/forms/file-choice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ExamplePhoto } from './example-photo.tsx';
import { generationMessages } from '#web/generation/messages.ts';
import styles from './photo-step.module.css';
import { noteOf, StepProblem } from './step-problem.tsx';
import { useSupplyPhoto } from './use-supply-photo.ts';
import type { StepProps } from './step-props.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { ShownTo } from '#web/ui/seeing/shown-to.tsx';
import { useWizard } from '#web/generation/wizard-state.tsx';

const words = generationMessages.photo;

export function PhotoStep({ headingId, problem, onProblem }: StepProps) {
  const { photo } = useWizard().choices;
  const { recognizer } = useSession().site;
  const { preparing, announcement, take, remove } = useSupplyPhoto(onProblem);
  const id = useId();
  const onFile = (file: File) => void take(file);
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <fieldset className={styles.photo} aria-labelledby={headingId} aria-describedby={noteOf(id, problem)}>
        {photo ? (
          <figure className={styles.preview}>
            <img src={photo} alt={words.preview} />
            <Button look="secondary" onClick={remove}>
              <Trash2 size={20} />
              {words.remove}
            </Button>
          </figure>
        ) : (
          <FileChoices>
            <FileChoice label={words.take} icon={<Camera size={34} />} camera onFile={onFile} />
            <FileChoice label={words.choose} icon={<Images size={34} />} onFile={onFile} />
          </FileChoices>
        )}
      </fieldset>
      <ShownTo recognizer={recognizer} />
      {preparing && (
        <p className={styles.preparing}>
          <Spinner />
          {words.preparing}
        </p>
      )}
      <StepProblem id={id} problem={problem} />
      <p aria-live="polite" className="visually-hidden">
        {preparing ? words.preparing : announcement}
      </p>
      {!photo && <Example />}
      <p className={styles.privacy}>{words.privacy}</p>
    </>
  );
}

function Example() {
  return (
    <figure className={styles.example}>
      <ExamplePhoto />
      <p className="visually-hidden">{words.examplePicture}</p>
      <figcaption>
        <h3>{words.example}</h3>
        <ul>
          {words.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
