import { Handshake, ShieldCheck, Smile, Sprout, UserRound } from 'lucide-react';
import { use } from 'react';
import type { Craft, CraftStep, ShownStep } from '#contract/crafts.ts';
import { StepList } from '#web/ui/lists/step-list.tsx';
import { CraftExtras } from './craft-extras.ts';
import styles from './craft.module.css';
import { MaterialList } from './material-list.tsx';
import { craftMessages } from './messages.ts';
import { StepPicture } from './step-picture.tsx';
import { InTheDrawer } from './in-the-drawer.tsx';

const words = craftMessages.detail;
const whoIcons = { child: Smile, together: Handshake, 'grown-up': UserRound };

type SheetFacts = Pick<
  Craft,
  | 'id'
  | 'title'
  | 'description'
  | 'supplies'
  | 'materials'
  | 'steps'
  | 'safetyNotes'
  | 'goFurther'
  | 'leftOver'
  | 'skills'
  | 'waiting'
>;

interface CraftSheetProps {
  craft: SheetFacts;
  /** Within a dialog the headings stand one step lower. */
  Heading: 'h2' | 'h3';
}

/** What a family needs to read to make it; the same on the page and in the dialog. */
export function CraftSheet({ craft, Heading }: CraftSheetProps) {
  const extrasFor = use(CraftExtras);
  return (
    <>
      <p className={styles.description}>{craft.description}</p>
      <section className={styles.section}>
        <Heading>{words.materials}</Heading>
        <MaterialList craftId={craft.id} materials={craft.materials} />
        <InTheDrawer leftOver={craft.leftOver} />
        {extrasFor(craft)}
      </section>
      <section className={styles.section}>
        <Heading>{words.instructions}</Heading>
        <StepList
          steps={craft.steps.map((step) => step.text)}
          notes={craft.steps.map(whoDoes)}
          pictures={craft.steps.map(pictureOf)}
        />
        <CraftAside label={words.waiting} text={craft.waiting} />
        <CraftAside label={words.skills} text={craft.skills.join(', ')} />
      </section>
      <section className={styles.safety}>
        <Heading>
          <ShieldCheck size={22} />
          {words.safety}
        </Heading>
        <ul>
          {craft.safetyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>
            <strong>{words.responsible}</strong>
          </li>
        </ul>
      </section>
      {craft.goFurther && (
        <section className={styles.further}>
          <Heading>
            <Sprout size={22} />
            {words.further}
          </Heading>
          <p>{craft.goFurther}</p>
        </section>
      )}
    </>
  );
}

/** A fact beside the steps; nothing where there is none. */
function CraftAside({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.aside}>
      <strong>{label}:</strong> {text}
    </p>
  );
}

function pictureOf(step: ShownStep) {
  return <StepPicture key={step.text} step={step} />;
}

function whoDoes({ who, text }: CraftStep) {
  return <Who key={text} who={who} />;
}

export function Who({ who }: Pick<CraftStep, 'who'>) {
  const Icon = whoIcons[who];
  return (
    <span className={styles.who} data-who={who}>
      <Icon size={16} />
      {words.who[who]}
    </span>
  );
}
