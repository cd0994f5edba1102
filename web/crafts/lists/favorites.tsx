import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CraftGrid } from './craft-grid.tsx';
import { craftMessages } from '#web/crafts/messages.ts';
import { type FavoriteKind, useFavorites } from '#web/crafts/queries.ts';

const words = craftMessages.favorites;
const emptyWords = {
  liked: { text: words.noneLiked, prompt: words.promptLiked },
  saved: { text: words.noneSaved, prompt: words.promptSaved },
};

interface FavoritesProps {
  kind: FavoriteKind;
  hrefOf: (id: string) => string;
}

/** The crafts the viewer likes, or saved for later. */
export function Favorites({ kind, hrefOf }: FavoritesProps) {
  const list = useFavorites(kind);
  const { text, prompt } = emptyWords[kind];
  return (
    <CraftGrid
      list={list}
      hrefOf={hrefOf}
      words={words}
      withPeople
      empty={
        <EmptyState
          picture="favorites"
          text={text}
          action={<ButtonLink href="/community">{words.explore}</ButtonLink>}
        >
          <p>{prompt}</p>
        </EmptyState>
      }
    />
  );
}
