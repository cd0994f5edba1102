import type { Craft } from '#contract/crafts.ts';

export type SharedCraft = Pick<Craft, 'id' | 'title' | 'imageUrl' | 'imageStatus'>;
