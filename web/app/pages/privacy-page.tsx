import { privacyText } from './legal-messages.ts';
import { LegalPage } from './legal-text.tsx';
import type { PageProps } from './page-props.ts';

export function PrivacyPage({ data }: PageProps) {
  return <LegalPage name="privacy" standard={privacyText} data={data} />;
}
