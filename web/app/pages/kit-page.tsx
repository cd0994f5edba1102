import { ThemeSwitch } from '#web/account/settings/theme-switch.tsx';
import { KitBrand, KitContent, KitEmptyStates } from './kit/kit-content.tsx';
import { KitButtons, KitChips, KitFields, KitTabs, KitTiles } from './kit/kit-controls.tsx';
import { KitOverlays } from './kit/kit-overlays.tsx';
import { KitTables } from './kit/kit-tables.tsx';
import styles from './kit/kit.module.css';

/** Every part of the interface with all its states, for those who build it. */
export function KitPage() {
  return (
    <div className={styles.page}>
      <h1>Kit</h1>
      <ThemeSwitch />
      <KitBrand />
      <KitButtons />
      <KitFields />
      <KitChips />
      <KitTiles />
      <KitTabs />
      <KitTables />
      <KitOverlays />
      <KitContent />
      <KitEmptyStates />
    </div>
  );
}
