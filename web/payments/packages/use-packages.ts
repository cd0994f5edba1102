import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EditablePackage, listAllPackages } from '#contract/payments-packages.ts';
import { call } from '#web/lib/call.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';

export function useAllPackages() {
  return useQuery({
    queryKey: consoleKeys.packages,
    queryFn: ({ signal }) => call(listAllPackages, {}, { signal }),
    staleTime: 0,
  });
}

/** Puts the packages in place as the server has them now, and answers them. */
export function useReadPackages() {
  const client = useQueryClient();
  return async (): Promise<EditablePackage[]> => {
    const packages = await call(listAllPackages, {});
    client.setQueryData(consoleKeys.packages, packages);
    return packages;
  };
}
