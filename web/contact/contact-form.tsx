import { useEffect, useRef } from 'react';
import { contactFormSchema, sendContactMessage } from '#contract/contact.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { focusField } from '#web/lib/form-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import forms from '#web/ui/forms/form.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { contactFormMessages as words } from './form-messages.ts';
import styles from './contact-form.module.css';

const fields = ['name', 'email', 'message'] as const;

export interface ContactFormProps {
  onClose: () => void;
}

export function ContactForm({ onClose }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    form.current.scrollIntoView({ block: 'nearest' });
    focusField(form.current, 'name');
  }, []);

  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(contactFormSchema, values),
    send: async (values) => {
      const reply = await call(sendContactMessage, { body: values });
      showToast({ tone: 'success', title: words.sent, description: reply.message || words.sentText });
      onClose();
    },
    onFailed: (error) => {
      // Why it may not be sent now is worth more than that it was not; other reasons are ours.
      const isTooOften = error instanceof ApiError && error.status === 429;
      const description = isTooOften ? error.sentence : words.failedText;
      showToast({ tone: 'error', title: words.failed, description });
    },
  });

  return (
    <Card className={styles.sheet}>
      <form ref={form} {...handlers} className={forms.form}>
        <h2>{words.title}</h2>
        <Field label={words.name} name="name" autoComplete="name" required error={errors.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
        <TextAreaField label={words.message} name="message" rows={5} required error={errors.message} />
        <div className={styles.actions}>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy && words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
