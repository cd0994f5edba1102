import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { uiMessages } from '#web/ui/messages.ts';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          early
          label={shown ? uiMessages.hidePassword : uiMessages.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={22} /> : <Eye size={22} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
