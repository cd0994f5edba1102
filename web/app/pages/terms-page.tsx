import { termsText } from './legal-messages.ts';
import { LegalPage } from './legal-text.tsx';

export function TermsPage() {
  return <LegalPage text={termsText} />;
}
