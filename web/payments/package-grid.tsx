import { type CreditPackage, dollars } from '#contract/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListProblem } from '#web/ui/lists/list-problem.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { paymentMessages } from './messages.ts';
import styles from './packages.module.css';
import { usePackages } from './queries.ts';

const words = paymentMessages.packages;
const waitingCards = ['first', 'second', 'third'];

interface PackageGridProps {
  /** The one whose payment is being prepared. */
  pending: CreditPackage | null;
  onBuy: (wanted: CreditPackage) => void;
}

export function PackageGrid({ pending, onBuy }: PackageGridProps) {
  const { data, isError, refetch } = usePackages();
  if (isError) return <ListProblem title={words.failed} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={styles.grid} aria-busy="true">
        <span className="visually-hidden">{words.waiting}</span>
        {waitingCards.map((card) => (
          <Skeleton key={card} height="100%" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState picture="nothing" text={words.none}>
        <p>{words.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {data.map((each) => (
          <li key={each.id}>
            <PackageCard offered={each} isPending={pending?.id === each.id} onBuy={onBuy} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}

interface PackageCardProps {
  offered: CreditPackage;
  isPending: boolean;
  onBuy: (wanted: CreditPackage) => void;
}

function PackageCard({ offered, isPending, onBuy }: PackageCardProps) {
  const { name, credits, price, description } = offered;
  return (
    <Card className={styles.package}>
      <h3>{name}</h3>
      <p className={styles.credits}>{words.credits(credits)}</p>
      <p className={styles.description}>{description || words.description(credits)}</p>
      <p className={styles.price}>
        <strong>{dollars(price)}</strong>
        <span>{words.each(dollars(Math.round(price / credits)))}</span>
      </p>
      <Button
        wide
        look="secondary"
        aria-label={words.buyLabel(name, credits, dollars(price))}
        busy={isPending && words.buy}
        onClick={() => onBuy(offered)}
      >
        {words.buy}
      </Button>
    </Card>
  );
}
