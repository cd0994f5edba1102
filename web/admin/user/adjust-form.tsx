import { adjustCreditsFormSchema, creditAmount, longestCreditNote } from '#contract/admin-actions.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useAdjust } from './use-adjust.ts';
import styles from './user.module.css';
import { userMessages } from './user-messages.ts';

const words = userMessages.adjust;

export function AdjustForm({ userId }: { userId: number }) {
  const { adjust, tellFailure } = useAdjust(userId);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['amount', 'note'],
    validate: (values) => firstErrors(adjustCreditsFormSchema, values),
    send: async ({ amount, note }, form) => {
      await adjust({ amount: creditAmount(amount), note: note.trim() || null });
      form.reset();
    },
    onFailed: tellFailure,
  });
  return (
    <form {...handlers} className={styles.adjust}>
      <h3>{words.title}</h3>
      <Field
        label={words.amount}
        name="amount"
        required
        autoComplete="off"
        hint={words.amountHint}
        error={errors.amount}
      />
      <Field
        label={words.note}
        name="note"
        autoComplete="off"
        maxLength={longestCreditNote}
        hint={words.noteHint}
        error={errors.note}
      />
      <Button type="submit" busy={busy && words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
