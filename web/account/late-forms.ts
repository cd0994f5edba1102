import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { CodeFormProps } from './code-form.tsx';
import type { ForgotFormProps } from './forgot-form.tsx';
import type { ResetFormProps } from './reset-form.tsx';

/** The forms most visits never see: their code arrives when they are wanted. */
export const lateForms = {
  register: lazyPart(() => import('./register-form.tsx').then((m) => m.RegisterForm)),
  forgot: lazyPart<ForgotFormProps>(() => import('./forgot-form.tsx').then((m) => m.ForgotForm)),
  code: lazyPart<CodeFormProps>(() => import('./code-form.tsx').then((m) => m.CodeForm)),
  reset: lazyPart<ResetFormProps>(() => import('./reset-form.tsx').then((m) => m.ResetForm)),
};
