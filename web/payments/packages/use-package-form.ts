import { useState } from 'react';
import {
  addPackage,
  changePackage,
  type EditablePackage,
  packageFieldsSchema,
} from '#contract/payments-packages.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { firstErrors } from '#web/lib/first-errors.ts';
import type { Values } from '#web/lib/form-values.ts';
import { useSend } from '#web/lib/send.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { centsOf } from '#web/lib/amounts.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import { packagesMessages } from './packages-messages.ts';
import { useReadPackages } from './use-packages.ts';

const words = packagesMessages.form;
const fields = ['name', 'credits', 'price', 'description', 'isActive'] as const;

const fieldsOf = ({ name, credits, price, description }: Values<(typeof fields)[number]>) => ({
  name,
  credits: Number(credits.trim() || Number.NaN),
  price: centsOf(price),
  description: description.trim() || null,
});

const tell = (error: unknown) =>
  showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) });

/** A change that meets another one is not lost: what it met is told, and saving again puts it in place knowingly. */
export function usePackageForm(existing: EditablePackage | null, onDone: () => void) {
  const [base, setBase] = useState(existing);
  const [meanwhile, setMeanwhile] = useState<EditablePackage | null>(null);
  const readPackages = useReadPackages();
  const adding = useSend(addPackage);
  const changing = useSend(changePackage);

  const readAgain = async () => {
    const now = (await readPackages()).find(({ id }) => id === base?.id);
    if (!now) return;
    setBase(now);
    setMeanwhile(now);
  };
  const { errors, busy, handlers } = useCheckedForm({
    fields,
    validate: (values) => firstErrors(packageFieldsSchema, fieldsOf(values)),
    send: async (values) => {
      const body = fieldsOf(values);
      if (base) {
        const change = { ...body, isActive: values.isActive === 'on', version: base.version };
        await changing.sendAsync({ params: { id: base.id }, body: change });
      } else await adding.sendAsync({ body });
      showToast({ tone: 'success', title: base ? words.changed : words.added });
      onDone();
      await readPackages();
    },
    onFailed: (error) => {
      const isOutrun = error instanceof ApiError && error.code === 'CONFLICT' && error.issues.length === 0;
      if (isOutrun) void readAgain().catch(tell);
      else tell(error);
    },
  });
  return { errors, busy, handlers, meanwhile };
}
