import { ArrowLeft } from 'lucide-react';
import { BalanceCard } from '#web/credits/balance-card.tsx';
import { BuyCredits } from '#web/payments/buy-credits.tsx';
import { CreditHistory } from '#web/credits/credit-history.tsx';
import { creditMessages } from '#web/credits/messages.ts';
import { Link } from '#web/lib/navigation.tsx';
import styles from './plain-page.module.css';

export function CreditsPage() {
  return (
    <div className={styles.page}>
      <Link href="/profile" className={styles.back}>
        <ArrowLeft size={20} aria-hidden="true" />
        {creditMessages.back}
      </Link>
      <h1>{creditMessages.title}</h1>
      <p>{creditMessages.explanation}</p>
      <BalanceCard />
      <BuyCredits />
      <CreditHistory />
    </div>
  );
}
