import { useEffect } from 'react';

const typedIn = 'input, textarea, select';

function bringField(): void {
  const { activeElement } = document;
  if (activeElement?.matches(typedIn)) activeElement.scrollIntoView({ block: 'nearest' });
}

/** A phone's keyboard takes half of the window: what is typed into stays in sight above it. */
export function useFieldInSight(): void {
  useEffect(() => {
    const window = globalThis.visualViewport;
    window?.addEventListener('resize', bringField);
    return () => window?.removeEventListener('resize', bringField);
  }, []);
}
