type All<Groups extends readonly object[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends object[],
]
  ? First & All<Rest>
  : object;

/** The members of all groups under their names. A name that stood twice would hide something: no server starts with it. */
export function allByName<Groups extends readonly object[]>(...groups: Groups): All<Groups> {
  const found = new Map<string, unknown>();
  for (const [name, member] of groups.flatMap((group) => Object.entries(group))) {
    if (found.has(name)) throw new Error(`two parts of the server are called ${name}`);
    found.set(name, member);
  }
  return Object.fromEntries(found) as All<Groups>;
}
