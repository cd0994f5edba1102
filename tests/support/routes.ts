import type { TestApp } from './create-test-app.ts';

/** Every route that the server has, as it prints them: a tree whose lines go on where the line above them ended. */
export async function listRoutes({ http }: TestApp): Promise<{ method: string; path: string }[]> {
  await http.ready();
  const above: string[] = [];
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above.splice(depth, above.length, path);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path }));
    });
}
