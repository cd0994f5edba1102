import { ChevronDown } from 'lucide-react';
import type { VersionChanges } from '#contract/operations-system.ts';
import { Card } from '#web/ui/card.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { systemMessages } from './system-messages.ts';
import styles from './system.module.css';

const words = systemMessages.changes;

/** What the version that runs has brought, and those before it. */
export function Changes({ changes }: { changes: readonly VersionChanges[] }) {
  return (
    <Card className={panel.section}>
      {changes.map((one) => (
        <details key={one.version} className={styles.changes}>
          <summary>
            {words.title(one.version)}
            <ChevronDown size={18} />
          </summary>
          <Parts of={one} />
        </details>
      ))}
    </Card>
  );
}

function Parts({ of }: { of: VersionChanges }) {
  return of.parts.map(({ title, lines }) => (
    <section key={title}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
