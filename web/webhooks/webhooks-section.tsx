import { Plus } from 'lucide-react';
import { useState } from 'react';
import { webhooksOffWords } from '#contract/webhooks.ts';
import { useSession } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { SecretShown } from './secret-shown.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { webhookMessages as words } from './webhook-messages.ts';
import { WebhookRow } from './webhook-row.tsx';
import styles from './webhooks.module.css';

/** Servers of this person that are told of their crafts, among the settings. */
export function WebhooksSection() {
  const { site } = useSession();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card className={styles.section}>
      <h2>{words.title}</h2>
      <p className={styles.quiet}>{words.text}</p>
      {site.noWebhooks && <p className={styles.warning}>{webhooksOffWords}</p>}
      <WebhookList />
      {!site.noWebhooks && (
        <Button look="secondary" className={styles.add} onClick={() => setMaking(true)}>
          <Plus size={20} aria-hidden="true" />
          {words.add}
        </Button>
      )}
      {making && (
        <NewWebhookDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretShown secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}

function WebhookList() {
  const { data, dataUpdatedAt, isError, refetch } = useWebhooks();
  if (data) {
    const now = new Date(dataUpdatedAt);
    return data.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} now={now} />);
  }
  if (isError) {
    return (
      <div className={styles.section} role="alert">
        <p>{words.broken}</p>
        <Button look="secondary" className={styles.add} onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{words.waiting}</span>
      <Skeleton height="44px" />
    </div>
  );
}
