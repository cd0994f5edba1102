import { type GrowingEnd, ListTail } from './list-tail.tsx';
import { consoleListMessages } from './panel-messages.ts';

/** The end of a panel's list, as narrow as its button. */
export function ListEnd({ end, failed }: { end: GrowingEnd; failed: string }) {
  return (
    <div>
      <ListTail list={end} words={{ ...consoleListMessages, failed }} />
    </div>
  );
}
