import { privacyText } from './legal-messages.ts';
import { LegalPage } from './legal-text.tsx';

export function PrivacyPage() {
  return <LegalPage text={privacyText} />;
}
