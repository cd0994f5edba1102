import { type ChangeEvent, type ReactNode, useRef } from 'react';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera at once where there is one. */
  camera?: boolean;
  onFile: (file: File) => void;
}

/** A large button that asks for a photo. */
export function FileChoice({ label, icon, camera, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again after a removal.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        {...(camera ? { capture: 'environment' } : {})}
        aria-label={label}
        hidden
        onChange={onChange}
      />
      <button type="button" className={styles.choice} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </button>
    </>
  );
}

/** Two ways to a photo, side by side where there is room. */
export function FileChoices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
