import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './photo-picker.module.css';
import { editMessages as words } from './profile-messages.ts';
import type { PhotoChoice } from './use-photo-choice.ts';

interface PhotoPickerProps {
  name: string;
  choice: PhotoChoice;
}

export function PhotoPicker({ name, choice }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { shown, preparing, problem } = choice;

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again after a removal.
    event.currentTarget.value = '';
    if (file) void choice.choose(file);
  };
  return (
    <fieldset className={styles.picker} aria-describedby={`${id}-note`}>
      <legend>{words.photo}</legend>
      <Avatar name={name} image={shown} size={88} />
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={words.photo}
          tabIndex={-1}
          className="visually-hidden"
          onChange={onChange}
        />
        <Button look="secondary" busy={preparing && words.preparing} onClick={() => input.current?.click()}>
          {shown ? words.changePhoto : words.choosePhoto}
        </Button>
        {shown && (
          <Button look="quiet" onClick={choice.remove}>
            {words.removePhoto}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} aria-live="polite">
        {problem && <CircleAlert size={18} aria-hidden="true" />}
        <span>{problem ?? words.photoHint}</span>
      </p>
    </fieldset>
  );
}
