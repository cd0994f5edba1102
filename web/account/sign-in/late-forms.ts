import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { CodeFormProps } from '#web/account/second-factor/code-form.tsx';
import type { ForgotFormProps } from '#web/account/recovery/forgot-form.tsx';
import type { RegisterFormProps } from './register-form.tsx';
import type { ResetFormProps } from '#web/account/recovery/reset-form.tsx';

/** The forms most visits never see: their code arrives when they are wanted. */
export const lateForms = {
  register: lazyPart<RegisterFormProps>(() => import('./register-form.tsx').then((m) => m.RegisterForm)),
  forgot: lazyPart<ForgotFormProps>(() =>
    import('#web/account/recovery/forgot-form.tsx').then((m) => m.ForgotForm),
  ),
  code: lazyPart<CodeFormProps>(() =>
    import('#web/account/second-factor/code-form.tsx').then((m) => m.CodeForm),
  ),
  reset: lazyPart<ResetFormProps>(() =>
    import('#web/account/recovery/reset-form.tsx').then((m) => m.ResetForm),
  ),
};
