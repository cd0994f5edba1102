import { FileText, Printer, Scissors } from 'lucide-react';
import { useState } from 'react';
import { papers } from '#contract/print.ts';
import type { Craft } from '#contract/crafts.ts';
import { craftMessages } from '#web/crafts/messages.ts';
import ways from '#web/crafts/ways.module.css';
import { craftLink } from '#web/crafts/share/share-links.ts';
import { offlineError, sentenceOf } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { ChoiceChip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { pdfLink, readChoice, writeChoice, type PrintChoice } from './print-choice.ts';
import type { Printing } from './print-craft.tsx';
import { printMessages as words } from './print-messages.ts';
import styles from './print.module.css';

async function printCraft(printing: Printing): Promise<void> {
  // At once: a browser opens windows only while it remembers the press.
  const popup = window.open('', '_blank', 'popup,width=880,height=900');
  if (!popup) showToast({ tone: 'error', title: words.blocked, description: words.blockedText });
  try {
    const { printHere, printInWindow } = await import('./print-craft.tsx');
    await (popup ? printInWindow(popup, printing) : printHere(printing));
  } catch (error) {
    popup?.close();
    showToast({ tone: 'error', title: uiMessages.notLoaded, description: sentenceOf(offlineError(error)) });
  }
}

export interface PrintDialogProps {
  craft: Craft;
  onClose: () => void;
}

/** The ways onto paper: at once from this page, or as a PDF to keep, with templates where the craft has some. */
export function PrintDialog({ craft, onClose }: PrintDialogProps) {
  const { site } = useSession();
  const [choice, setChoice] = useState(readChoice);
  const choose = (change: Partial<PrintChoice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeChoice(next);
  };
  const printNow = () => {
    onClose();
    void printCraft({ craft, url: craftLink(site.publicUrl, craft.id), brand: site.brand });
  };
  return (
    <Dialog open sheet title={words.title} onClose={onClose}>
      <div className={ways.ways}>
        <button type="button" className={ways.way} onClick={printNow}>
          <Printer />
          {words.print}
        </button>
        <a className={ways.way} href={pdfLink(craft.id, choice)} target="_blank" rel="noreferrer">
          <FileText />
          <span>
            {words.pdf}
            {craft.templates > 0 && (
              <small className={styles.templates}>
                <Scissors size={16} aria-hidden />
                {craftMessages.detail.templates}
              </small>
            )}
          </span>
        </a>
        <fieldset className={styles.papers}>
          <legend className="visually-hidden">{words.paper}</legend>
          {papers.map((paper) => (
            <ChoiceChip
              key={paper}
              label={words.papers[paper]}
              chosen={choice.paper === paper}
              onChoose={() => choose({ paper })}
            />
          ))}
        </fieldset>
        <CheckboxField
          label={words.large}
          checked={choice.text === 'large'}
          onChange={(event) => choose({ text: event.currentTarget.checked ? 'large' : 'normal' })}
        />
        <CheckboxField
          label={words.saveInkPdf}
          checked={choice.ink === 'saver'}
          onChange={(event) => choose({ ink: event.currentTarget.checked ? 'saver' : 'full' })}
        />
      </div>
    </Dialog>
  );
}
