import { Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { ChoiceChip, RemovableChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SeenGroups } from '#web/ui/seeing/seen-groups.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { FieldStatus } from '#web/ui/field-status.tsx';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

export function KitButtons() {
  return (
    <KitSection title="Buttons">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="destructive">Delete</Button>
      <Button disabled>Disabled</Button>
      <Button busy="Saving…">Busy</Button>
      <ButtonLink href="/kit" look="secondary">
        A link
      </ButtonLink>
      <IconButton label="Like">
        <Heart />
      </IconButton>
      <IconButton label="Share">
        <Share2 />
      </IconButton>
      <Button wide>Wide</Button>
    </KitSection>
  );
}

export function KitFields() {
  return (
    <KitSection title="Fields">
      <div className={styles.full}>
        <Field label="Plain" name="plain" defaultValue="Paper rolls" />
        <Field label="With a hint" name="hint" hint="No spaces." />
        <Field
          label="Wrong"
          name="wrong"
          defaultValue="not an address"
          error="Please enter a valid email address"
        />
        <Field
          label="With a status"
          name="status"
          defaultValue="ada"
          status={<FieldStatus good text="This nickname is available" />}
        />
        <FieldStatus good={false} text="This nickname is already taken" />
        <Field label="Disabled" name="disabled" disabled defaultValue="Not now" />
        <PasswordField label="Password" name="password" autoComplete="off" defaultValue="glue and paper" />
        <TextAreaField label="Longer text" name="text" hint="A few sentences." />
        <CheckboxField label="Yes or no" name="choice" hint="What yes means." />
        <CheckboxField label="Yes, and not to be changed" disabled defaultChecked />
      </div>
    </KitSection>
  );
}

const supplies = ['Paper rolls', 'Leaves', 'Yarn'];

export function KitChips() {
  const [chosen, setChosen] = useState('4-5');
  const [kept, setKept] = useState(supplies);
  return (
    <KitSection title="Chips">
      {['2-3', '4-5', '6-8'].map((band) => (
        <ChoiceChip key={band} label={band} chosen={band === chosen} onChoose={() => setChosen(band)} />
      ))}
      {kept.map((supply) => (
        <RemovableChip
          key={supply}
          label={supply}
          onRemove={() => setKept(kept.filter((other) => other !== supply))}
        />
      ))}
    </KitSection>
  );
}

const seen = ['Paper plate', 'Glue'].map((name) => ({ supplyId: null, name, leastAge: 2, picture: null }));
const guessed = [{ supplyId: null, name: 'Felt', leastAge: 2, picture: null }];

export function KitTiles() {
  const [taken, setTaken] = useState<readonly string[]>(['Paper plate', 'Glue']);
  const toggle = (name: string) =>
    setTaken(taken.includes(name) ? taken.filter((other) => other !== name) : [...taken, name]);
  return (
    <KitSection title="Seen on a photo">
      <div className={styles.full}>
        <SeenGroups
          sure={seen}
          maybe={guessed}
          isChosen={(name) => taken.includes(name)}
          onToggle={({ name }) => toggle(name)}
        />
      </div>
    </KitSection>
  );
}

export function KitTabs() {
  const [current, setCurrent] = useState<'crafts' | 'supplies' | 'more'>('crafts');
  return (
    <KitSection title="Tabs">
      <div className={styles.full}>
        <Tabs
          label="Sample tabs"
          current={current}
          onChange={setCurrent}
          tabs={[
            { name: 'crafts', label: 'My Crafts', panel: <p>Crafts stand here.</p> },
            { name: 'supplies', label: 'My Supplies', panel: <p>Supplies stand here.</p> },
            { name: 'more', label: 'More', panel: <p>And something else.</p> },
          ]}
        />
      </div>
    </KitSection>
  );
}
