import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classes } from '#web/ui/class-names.ts';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  /** The first option says what is chosen: the label is for those who listen. */
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ label, labelHidden, value, onChange, options }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && 'visually-hidden')}>
        {label}
      </label>
      <div className={styles.box}>
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} />
      </div>
    </div>
  );
}
