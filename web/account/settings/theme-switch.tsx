import { useState } from 'react';
import { chooseTheme, readTheme, type ThemeChoice, themeChoices } from '#web/lib/theme.ts';
import { ChoiceChip } from '#web/ui/chip.tsx';
import styles from './theme-switch.module.css';
import { settingsMessages } from './settings-messages.ts';

const words = settingsMessages.theme;

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  const pick = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{words.title}</legend>
      <div className={styles.options}>
        {themeChoices.map((choice) => (
          <ChoiceChip
            key={choice}
            label={words[choice]}
            chosen={theme === choice}
            onChoose={() => pick(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
