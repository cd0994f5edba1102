import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { craftMessages } from '#web/crafts/messages.ts';

const words = craftMessages.detail;

/** A craft nobody finds: taken away, or a link that was cut short. */
export function MissingCraft() {
  return (
    <>
      <h1>{words.failed}</h1>
      <EmptyState
        picture="nothing"
        text={words.failedText}
        action={<ButtonLink href="/">{words.home}</ButtonLink>}
      />
    </>
  );
}
