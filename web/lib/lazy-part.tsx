import { type ComponentType, createElement, use } from 'react';
import { stylesInForce } from './late-styles.ts';

export interface LazyPart<Props> {
  /** Key in the build manifest, for parts that documents begin with. */
  source: string;
  /** Fetches the code once; a failure may be tried again. */
  load: () => Promise<unknown>;
  isHere: () => boolean;
  Part: ComponentType<Props>;
}

/** A component whose code arrives on its own. Once loaded it renders at once: no flash while hydrating or on the server. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  source = '',
): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const load = () => {
    pending ??= fetchPart().then(
      async (part) => {
        await stylesInForce();
        return (loaded = part);
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const Part = (props: Props) => createElement(loaded ?? use(load()), props);
  return { source, load, isHere: () => loaded !== undefined, Part };
}
