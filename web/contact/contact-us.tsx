import { useCallback, useRef, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLatePart } from '#web/ui/late-part.ts';
import { uiMessages } from '#web/ui/messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ContactFormProps } from './contact-form.tsx';
import styles from './contact.module.css';
import { contactMessages } from './messages.ts';

const form = lazyPart<ContactFormProps>(() => import('./contact-form.tsx').then((m) => m.ContactForm));

/** A way to reach the people who run this, folded away until it is wanted. */
export function ContactUs() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  }, []);
  const waiting = useLatePart(open ? form : null, close);
  return (
    <div ref={place} className={styles.contact}>
      <Button early look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {contactMessages.toggle}
      </Button>
      {open && (waiting ? <Spinner large label={uiMessages.waiting} /> : <form.Part onClose={close} />)}
    </div>
  );
}
