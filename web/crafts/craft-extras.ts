import { createContext, type ReactNode } from 'react';
import type { Craft } from '#contract/crafts.ts';

type Facts = Pick<Craft, 'id' | 'title' | 'supplies' | 'materials'>;

/** What the shell shows below the materials of every craft: it knows features that crafts do not. */
export const CraftExtras = createContext<(craft: Facts) => ReactNode>(() => null);
