import { useEffect, useState } from 'react';
import type { Craft } from '#contract/crafts.ts';

const pollMs = 5_000;

/**
 * A craft without the machinery that signed-in people have. What the document brought is enough, unless its picture is
 * still being made, or the visitor came from another page.
 */
export function useVisitorCraft(id: string, brought: Craft | null | undefined) {
  const [found, setFound] = useState<{ craft: Craft | null }>();
  const latest = found === undefined ? brought : found.craft;
  const isWaiting = latest === undefined || (latest !== null && latest.imageStatus !== 'completed');
  useEffect(() => {
    if (!isWaiting) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const { fetchCraft } = await import('#web/crafts/fetch-craft.ts');
      const craft = await fetchCraft(id);
      if (left) return;
      setFound({ craft });
      if (craft && craft.imageStatus !== 'completed') timer = setTimeout(lookAgain, pollMs);
    };
    // A line that is down for a moment is tried again; the page stays as it is meanwhile.
    const lookAgain = () => void look().catch(() => (timer = setTimeout(lookAgain, pollMs)));
    timer = setTimeout(lookAgain, brought ? pollMs : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, isWaiting, brought]);
  return latest;
}
