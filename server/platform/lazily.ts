/** Loads a module when it is first needed and keeps it: looking a path up anew each time costs milliseconds. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}
