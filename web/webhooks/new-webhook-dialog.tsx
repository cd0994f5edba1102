import { useState } from 'react';
import { createWebhook, type WebhookEvent, webhookEvents } from '#contract/webhooks.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { useSend } from '#web/lib/send.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { useForgetWebhooks } from './use-webhooks.ts';
import { webhookMessages } from './webhook-messages.ts';
import styles from './webhooks.module.css';

const words = webhookMessages.make;

interface NewWebhookDialogProps {
  onClose: () => void;
  onMade: (secret: string) => void;
}

export function NewWebhookDialog({ onClose, onMade }: NewWebhookDialogProps) {
  const { id } = useViewer();
  const forget = useForgetWebhooks();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const { sendAsync } = useSend(createWebhook);
  const bodyOf = ({ url }: { url: string }) => ({ url, events: [...events] });
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['url', 'events'],
    validate: (values) => firstErrors(createWebhook.body, bodyOf(values)),
    send: async (values) => {
      const { secret } = await sendAsync({ params: { id }, body: bodyOf(values) });
      forget();
      onMade(secret);
    },
    onFailed: (error) => showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) }),
  });
  return (
    <FormDialog
      sheet
      title={words.title}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      <Field
        label={words.url}
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        required
        hint={words.urlHint}
        error={errors.url}
      />
      <fieldset className={styles.events}>
        <legend>{words.events}</legend>
        {webhookEvents.map((event) => (
          <CheckboxField
            key={event}
            name="events"
            value={event}
            label={words.labels[event]}
            checked={events.includes(event)}
            onChange={({ currentTarget: { checked } }) => {
              const others = events.filter((each) => each !== event);
              setEvents(checked ? [...others, event] : others);
            }}
          />
        ))}
        {errors.events && (
          <p className={styles.warning} role="alert">
            {errors.events}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}
