import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AiLimits, aiLimitsSchema, changeAiLimits, getAiUse } from '#contract/generation-calls.ts';
import { dollars } from '#contract/payments.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { Values } from '#web/lib/form-values.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { centsOf, typedDollars } from '#web/lib/amounts.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import styles from '#web/ui/lists/panel.module.css';
import { aiCallsMessages } from './ai-calls-messages.ts';

const words = aiCallsMessages.limits;
const fields = ['dailyCapCents', 'unpricedCents'] as const;

const fieldsOf = (values: Values<(typeof fields)[number]>, version: number): AiLimits => ({
  dailyCapCents: values.dailyCapCents.trim() === '' ? null : centsOf(values.dailyCapCents),
  unpricedCents: centsOf(values.unpricedCents),
  version,
});

const capText = (cents: number | null): string => (cents === null ? words.none : dollars(cents));

/** What vendors may cost in a day. What somebody else set meanwhile is told, and what was typed stays. */
export function LimitsForm({ limits }: { limits: AiLimits }) {
  const client = useQueryClient();
  // The limits as they were when the form was filled: only these may be replaced unseen.
  const [base, setBase] = useState(limits);
  const [isConflict, setConflict] = useState(false);
  const { sendAsync } = useSend(changeAiLimits);
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(aiLimitsSchema, fieldsOf(values, base.version)),
    send: async (values) => {
      setBase(await sendAsync({ body: fieldsOf(values, base.version) }));
      setConflict(false);
      showToast({ tone: 'success', title: words.done });
      await client.invalidateQueries({ queryKey: consoleKeys.aiUse });
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') void readAgain().catch(tell);
      else tell(error);
    },
  });
  const readAgain = async () => {
    const use = await call(getAiUse, {});
    client.setQueryData(consoleKeys.aiUse, use);
    setBase(use.limits);
    setConflict(true);
  };
  return (
    <Card>
      <form {...handlers} className={styles.form}>
        <h3>{words.title}</h3>
        <div className={styles.fields}>
          <Field
            label={words.cap}
            name="dailyCapCents"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={limits.dailyCapCents === null ? '' : typedDollars(limits.dailyCapCents)}
            hint={words.capHint}
            error={errors.dailyCapCents}
          />
          <Field
            label={words.unpriced}
            name="unpricedCents"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedDollars(limits.unpricedCents)}
            hint={words.unpricedHint}
            error={errors.unpricedCents}
          />
        </div>
        {isConflict && (
          <p role="alert" className={styles.note}>
            {words.conflict(capText(base.dailyCapCents), dollars(base.unpricedCents))}
          </p>
        )}
        <div>
          <Button type="submit" busy={busy && words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const tell = (error: unknown) =>
  showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) });
