import { useState } from 'react';
import type { SiteText } from '#contract/branding.ts';
import { dateTime } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { brandingMessages as words } from './branding-messages.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { TextForm } from './text-form.tsx';
import { useSiteText } from './use-site-text.ts';

/** One text of the place: what stands, the form that changes it, and what it was. */
export function TextCard({ standing }: { standing: SiteText }) {
  const [base, setBase] = useState(standing);
  const [fillings, setFillings] = useState(0);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { replace, tell, busy } = useSiteText(standing);
  const { title, about, page, remove } = words.texts[standing.name];
  const fill = (text: SiteText) => {
    setBase(text);
    setFillings((count) => count + 1);
  };
  const reset = () =>
    replace(null).then((text) => {
      fill(text);
      showToast({ tone: 'success', title: remove.done });
    }, tell);
  return (
    <Card className={panel.section}>
      <h3>{title}</h3>
      <p className={panel.quiet}>
        {about} {stateOf(standing)}{' '}
        {page && (
          <a href={page.href} target="_blank" rel="noreferrer">
            {page.label}
          </a>
        )}
      </p>
      <TextForm
        key={fillings}
        standing={standing}
        base={base}
        onSaved={setBase}
        onShowTheirs={() => fill(standing)}
      >
        {standing.text !== null && (
          <Button
            look="secondary"
            aria-label={words.about(remove.label, title)}
            busy={busy && words.busy}
            onClick={() => void reset()}
          >
            {remove.label}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={words.about(words.history, title)}
          onClick={() => setHistoryOpen(true)}
        >
          {words.history}
        </Button>
      </TextForm>
      {isHistoryOpen && (
        <HistoryDialog standing={standing} onRestored={fill} onClose={() => setHistoryOpen(false)} />
      )}
    </Card>
  );
}

function stateOf({ name, text, changedAt, changedBy }: SiteText): string {
  const { standard } = words.texts[name];
  if (changedAt === null) return standard;
  const facts = [dateTime(changedAt), changedBy?.displayName ?? words.somebodyGone] as const;
  return text === null ? `${standard} ${words.standardSince(...facts)}` : words.own(...facts);
}
