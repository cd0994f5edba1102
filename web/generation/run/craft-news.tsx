import { useCraftNews } from './use-generation.ts';

/** Tells of a craft in the making wherever the person looks: begun before a reload, in another window, on another device. */
export function CraftNews() {
  useCraftNews();
  return null;
}
