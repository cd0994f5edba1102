import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { type FieldErrors, focusField, readValues, type Values } from './form-values.ts';

interface CheckedForm<Name extends string> {
  /** In the order of the form: the first wrong one gets the focus. */
  fields: readonly Name[];
  validate: (values: Values<Name>) => FieldErrors<Name>;
  /** Runs once everything is right. What it throws, the fields and `onFailed` are told. */
  send: (values: Values<Name>, form: HTMLFormElement) => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Thrown by `send` when a field turns out wrong on the way. */
export class WrongField extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/**
 * A form that says what is wrong beside its fields, keeps what was typed, leads to the first wrong field and is sent
 * once at a time.
 */
export function useCheckedForm<Name extends string>({ fields, validate, send, onFailed }: CheckedForm<Name>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const tell = (form: HTMLFormElement, wrong: FieldErrors<Name>) => {
    setErrors(wrong);
    const first = fields.find((name) => wrong[name]);
    if (first) focusField(form, first);
    return first !== undefined;
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const values = readValues(form, fields);
    if (tell(form, validate(values))) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(values, form);
    } catch (error) {
      tell(form, refusalsOf(error, fields));
      if (!(error instanceof WrongField)) onFailed(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  /** Once told what is wrong, a person sees it come right while typing. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const now = validate(readValues(event.currentTarget, fields));
    setErrors((shown) => stillWrong(fields, shown, now));
  };

  const handlers = { method: 'post', noValidate: true, onSubmit, onInput } as const;
  return { errors, busy, handlers, clear: () => setErrors({}) };
}

function stillWrong<Name extends string>(
  fields: readonly Name[],
  shown: FieldErrors<Name>,
  now: FieldErrors<Name>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of fields) if (shown[name] && now[name]) errors[name] = now[name];
  return errors;
}

/** What the server says about single fields. */
function refusalsOf<Name extends string>(error: unknown, fields: readonly Name[]): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  const issues =
    error instanceof WrongField
      ? [{ path: error.field, message: error.message }]
      : error instanceof ApiError
        ? error.issues
        : [];
  for (const { path, message } of issues) {
    const name = fields.find((field) => field === path);
    if (name) errors[name] ??= message;
  }
  return errors;
}
