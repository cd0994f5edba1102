import type { EditablePackage } from '#contract/payments-packages.ts';
import { CheckboxField } from '#web/ui/forms/checkbox-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { typedDollars } from '#web/lib/amounts.ts';
import styles from '#web/ui/lists/panel.module.css';
import { packagesMessages } from './packages-messages.ts';
import { usePackageForm } from './use-package-form.ts';

const words = packagesMessages.form;

interface PackageDialogProps {
  /** Null for a new one. */
  existing: EditablePackage | null;
  onClose: () => void;
}

export function PackageDialog({ existing, onClose }: PackageDialogProps) {
  const { errors, busy, handlers, meanwhile } = usePackageForm(existing, onClose);
  return (
    <FormDialog
      sheet
      title={existing ? words.edit(existing.name) : words.add}
      submit={words.submit}
      busy={busy && words.busy}
      onClose={onClose}
      form={handlers}
    >
      {meanwhile && (
        <p role="alert" className={styles.note}>
          {words.conflict(meanwhile)}
        </p>
      )}
      <Field
        label={words.name}
        name="name"
        autoComplete="off"
        required
        defaultValue={existing?.name}
        error={errors.name}
      />
      <Field
        label={words.credits}
        name="credits"
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={existing?.credits}
        error={errors.credits}
      />
      <Field
        label={words.price}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={existing ? typedDollars(existing.price) : undefined}
        error={errors.price}
      />
      <TextAreaField
        label={words.description}
        name="description"
        rows={3}
        defaultValue={existing?.description ?? ''}
        hint={words.descriptionHint}
        error={errors.description}
      />
      {existing ? (
        <CheckboxField
          label={words.isActive}
          name="isActive"
          defaultChecked={existing.isActive}
          hint={words.isActiveHint}
        />
      ) : (
        <p className={styles.quiet}>{words.addHint}</p>
      )}
    </FormDialog>
  );
}
