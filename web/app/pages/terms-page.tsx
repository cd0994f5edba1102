import { termsText } from './legal-messages.ts';
import { LegalPage } from './legal-text.tsx';
import type { PageProps } from './page-props.ts';

export function TermsPage({ data }: PageProps) {
  return <LegalPage name="terms" standard={termsText} data={data} />;
}
