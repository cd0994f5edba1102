import { Volume2, VolumeX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import styles from './games.module.css';
import { gamesMessages } from './messages.ts';
import { isSoundOn, onSoundSwitch, switchSound } from './sound.ts';

/** One switch for the sound of all games; it is off until somebody turns it on. */
export function SoundSwitch() {
  const isOn = useSyncExternalStore(onSoundSwitch, isSoundOn, () => false);
  return (
    <IconButton
      label={gamesMessages.sound}
      title={gamesMessages.sound}
      aria-pressed={isOn}
      className={styles.switch}
      onClick={() => switchSound(!isOn)}
    >
      {isOn ? <Volume2 size={24} /> : <VolumeX size={24} />}
    </IconButton>
  );
}
