import { useState } from 'react';
import type { EndpointSpec } from '#contract/endpoint.ts';
import {
  deleteWebhook,
  switchWebhook,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
  webhookTryWords,
} from '#contract/webhooks.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { relativeTime, timeOnly } from '#web/lib/formats.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/question-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { useForgetWebhooks } from './use-webhooks.ts';
import { webhookMessages as words } from './webhook-messages.ts';
import styles from './webhooks.module.css';

/** Something done to a webhook, and told of; the list is looked up again either way. */
function useDoing<E extends EndpointSpec>(endpoint: E) {
  const forget = useForgetWebhooks();
  return useSend(endpoint, {
    onSuccess: (reply) => {
      const { message } = reply as { message: string };
      showToast({ tone: 'success', title: message });
    },
    onError: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
    onSettled: forget,
  });
}

export function WebhookRow({ webhook, now }: { webhook: Webhook; now: Date }) {
  const { id } = useViewer();
  const [deleting, setDeleting] = useState(false);
  const test = useDoing(testWebhook);
  const turn = useDoing(switchWebhook);
  const remove = useDoing(deleteWebhook);
  const isOn = webhook.offSince === null;
  const params = { id, webhookId: webhook.id };
  const nameOf = (action: string) => words.nameOf(action, webhook.url);
  const turnLabel = isOn ? words.switchOff : words.switchOn;
  return (
    <article className={styles.webhook}>
      <h3>{webhook.url}</h3>
      <p className={styles.quiet}>
        {words.told(webhook.events)} {isOn && words.on}
      </p>
      {!isOn && <p className={styles.warning}>{webhook.offReason ?? words.off}</p>}
      <div className={styles.actions}>
        {isOn && (
          <Button
            look="secondary"
            aria-label={nameOf(words.test)}
            busy={test.busy && words.testing}
            onClick={() => test.send({ params })}
          >
            {words.test}
          </Button>
        )}
        <Button
          look="secondary"
          aria-label={nameOf(turnLabel)}
          onClick={() => turn.send({ params, body: { isOn: !isOn } })}
        >
          {turnLabel}
        </Button>
        <Button look="quiet" aria-label={nameOf(words.delete)} onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </div>
      <Deliveries deliveries={webhook.deliveries} now={now} />
      <QuestionDialog
        open={deleting}
        title={words.deleteTitle}
        text={words.deleteText(webhook.url)}
        keep={words.keep}
        remove={words.delete}
        busy={remove.busy && words.deleting}
        onClose={() => setDeleting(false)}
        onRemove={() => remove.send({ params })}
      />
    </article>
  );
}

function Deliveries({ deliveries, now }: { deliveries: readonly WebhookDelivery[]; now: Date }) {
  if (deliveries.length === 0) return <p className={styles.quiet}>{words.none}</p>;
  return (
    <details>
      <summary>{words.deliveries}</summary>
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <strong data-state={delivery.state}>{words.states[delivery.state]}</strong>{' '}
            {words.events[delivery.event]}
            {delivery.craft && ` “${delivery.craft.title}”`}
            <small>{factsOf(delivery, now)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function factsOf(delivery: WebhookDelivery, now: Date): string {
  const { attempts, state, nextAt, createdAt, status, problem } = delivery;
  const isTried = attempts > 0 || problem !== null;
  return [
    relativeTime(createdAt, now),
    ...(attempts > 0 ? [words.tries(attempts)] : []),
    ...(isTried && state !== 'delivered' ? [webhookTryWords({ status, problem })] : []),
    ...(nextAt ? [words.next(timeOnly(nextAt))] : []),
  ].join(' · ');
}
