import { ContactUs } from '#web/contact/contact-us.tsx';
import { type LegalText, legalMessages, legalVersion } from './legal-messages.ts';
import styles from './legal-text.module.css';

/** Written out the same on the server and in every browser. */
const versionDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalVersion),
);

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className={styles.prose}>
      <h1>{text.title}</h1>
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
      <footer className={styles.end}>
        <p>{legalMessages.questions}</p>
        <ContactUs />
        <p className={styles.version}>
          <time dateTime={legalVersion}>{legalMessages.version(versionDate)}</time>
        </p>
      </footer>
    </div>
  );
}
