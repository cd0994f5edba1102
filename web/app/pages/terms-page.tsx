import { useSession } from '#web/lib/viewer.tsx';
import { termsText } from './legal-messages.ts';
import { LegalPage } from './legal-text.tsx';
import type { PageProps } from './page-props.ts';

export function TermsPage({ data }: PageProps) {
  return <LegalPage name="terms" standard={termsText(useSession().site.brand)} data={data} />;
}
