import type { Failure, Tally } from './tally.ts';

/** The second time it is told which tests failed. */
type RunFiles = (files: readonly string[], failed?: readonly string[]) => Promise<Tally>;

/** More than so many at once are no bad luck. */
const mostUnsteady = 2;

const place = / \(\S+:\d+\)$/;

/** The files whose tests failed; null where something failed that belongs to no test. */
function filesOf({ failures }: Tally, files: readonly string[]): string[] | null {
  const found = failures.map(({ name }) => {
    // What a lone file runs may be written down elsewhere.
    if (files.length === 1 && place.test(name)) return files[0];
    return files.find((file) => name.includes(`/${file}:`));
  });
  return found.every((file) => file !== undefined) ? [...new Set(found)] : null;
}

/** It waited for something that did not come; a wrong value, a wrong count or a row too many is something else. */
export const wasInVain = ({ details }: Failure): boolean => /^Error: waited [\d.]+ s in vain/m.test(details);

/**
 * What waits depends on how everybody shares the machine: it is tried once more, by itself. What passes only then is told
 * with all its details, for somebody to look at; it does not stop everybody else.
 */
export async function withSecondTry(
  files: readonly string[],
  run: RunFiles,
  mayPass: (failure: Failure) => boolean = () => true,
): Promise<Tally> {
  const first = await run(files);
  const count = first.failures.length;
  const isRare = count > 0 && count <= mostUnsteady && first.failures.every(mayPass);
  const again = isRare ? filesOf(first, files) : null;
  if (!again) return first;
  const failed = first.failures.map(({ name }) => name.replace(place, ''));
  const second = await run(again, failed);
  if (second.failures.length > 0) return first;
  const told = first.failures.map(({ name, details }) => `${name}\n${details}`).join('\n');
  return {
    passed: first.passed + count,
    failures: [],
    names: [...(first.names ?? []), ...(second.names ?? [])],
    output: first.output,
    unsteady: `${told}\n${first.output}`.trimEnd(),
  };
}
