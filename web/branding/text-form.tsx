import type { ReactNode } from 'react';
import { longestSiteTexts, type SiteText, siteTextBodySchema } from '#contract/branding.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import panel from '#web/ui/lists/panel.module.css';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { brandingMessages as words } from './branding-messages.ts';
import { useSiteText } from './use-site-text.ts';

interface TextFormProps {
  standing: SiteText;
  /** What the form was filled with. */
  base: SiteText;
  onSaved: (text: SiteText) => void;
  onShowTheirs: () => void;
  /** What else can be done with the text, beside Save. */
  children: ReactNode;
}

/** What somebody else saved meanwhile is told, and what was typed stays. */
export function TextForm({ standing, base, onSaved, onShowTheirs, children }: TextFormProps) {
  const { name } = standing;
  const { title, label } = words.texts[name];
  const { replace, tell } = useSiteText(standing);
  const { errors, busy, handlers } = useCheckedForm({
    fields: ['text'],
    validate: ({ text }) => {
      const wrong = siteTextBodySchema(name).safeParse(text).error?.issues[0]?.message;
      return wrong ? { text: wrong } : {};
    },
    send: async ({ text }) => {
      onSaved(await replace(text));
      showToast({ tone: 'success', title: words.done });
    },
    onFailed: tell,
  });
  const isLong = base.text !== null && longestSiteTexts[name] > longestSiteTexts.welcome;
  const field = {
    label,
    name: 'text',
    autoComplete: 'off',
    defaultValue: base.text ?? '',
    error: errors.text,
  };
  return (
    <form {...handlers} className={panel.form}>
      {name === 'name' ? (
        <Field {...field} />
      ) : (
        <TextAreaField {...field} rows={isLong ? 14 : 5} hint={words.format} />
      )}
      {standing.version !== base.version && (
        <div role="alert" className={panel.note}>
          <p>{words.changed}</p>
          <Button look="quiet" onClick={onShowTheirs}>
            {words.showTheirs}
          </Button>
        </div>
      )}
      <div className={panel.choices}>
        <Button type="submit" aria-label={words.about(words.save, title)} busy={busy && words.busy}>
          {words.save}
        </Button>
        {children}
      </div>
    </form>
  );
}
