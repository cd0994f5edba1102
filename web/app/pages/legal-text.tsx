import { useEffect } from 'react';
import type { LegalPageData, LegalTextName } from '#contract/branding.ts';
import { ContactUs } from '#web/contact/contact-us.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextBlocks } from '#web/ui/text-blocks.tsx';
import { appMessages } from '#web/app/messages.ts';
import { type LegalText, legalMessages, legalVersion } from './legal-messages.ts';
import styles from './legal-text.module.css';

/** Written out the same on the server and in every browser. */
const versionDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalPageProps {
  name: LegalTextName;
  /** What the product says itself, where whoever runs the place has no text of their own. */
  standard: LegalText;
  data: unknown;
}

export function LegalPage({ name, standard, data }: LegalPageProps) {
  const brought = data as LegalPageData | undefined;
  if (brought?.name !== name) return <AskServer />;
  const { own } = brought;
  const version = own?.changedAt ?? legalVersion;
  return (
    <div className={styles.prose}>
      <h1>{standard.title}</h1>
      {own ? (
        <div className={styles.own}>
          <TextBlocks blocks={own.blocks} />
        </div>
      ) : (
        <StandardText text={standard} />
      )}
      <footer className={styles.end}>
        <p>{legalMessages.questions}</p>
        <ContactUs />
        <p className={styles.version}>
          <time dateTime={version}>{legalMessages.version(versionDate.format(new Date(version)))}</time>
        </p>
      </footer>
    </div>
  );
}

/** Who comes back to this page from another one: which text stands comes with the document. */
function AskServer() {
  useEffect(() => location.reload(), []);
  return <Spinner large label={appMessages.waiting} />;
}

function StandardText({ text }: { text: LegalText }) {
  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      {text.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.text && <p>{part.text}</p>}
          {part.points && (
            <ul>
              {part.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
