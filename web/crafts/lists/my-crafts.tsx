import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BringIn } from '#web/crafts/files/bring-in.tsx';
import { CraftGrid } from './craft-grid.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { useMadeCrafts } from '#web/crafts/queries.ts';

const words = craftMessages.created;

interface MyCraftsProps {
  hrefOf: (id: string) => string;
}

/** Everything the viewer has made, on their profile. */
export function MyCrafts({ hrefOf }: MyCraftsProps) {
  const list = useMadeCrafts();
  return (
    <>
      <CraftGrid
        list={list}
        hrefOf={hrefOf}
        words={words}
        empty={
          <EmptyState
            picture="crafts"
            text={words.none}
            action={<ButtonLink href="/create">{words.first}</ButtonLink>}
          />
        }
      />
      {list.data && <BringIn />}
    </>
  );
}
