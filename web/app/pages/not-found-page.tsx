import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { pageMessages } from './messages.ts';

export function NotFoundPage() {
  const words = pageMessages.notFound;
  return (
    <>
      <h1>{words.title}</h1>
      <EmptyState
        picture="lost"
        text={words.text}
        action={<ButtonLink href="/">{words.action}</ButtonLink>}
      />
    </>
  );
}
