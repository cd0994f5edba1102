import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

export const retryDelayMs = (attempt: number) => Math.min(1000 * 2 ** attempt, 10_000);

/** Only what may go better the next time is tried again. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable;
}

/** `onSessionLost` runs when the server no longer knows who is asking. */
export function createQueryClient(
  onSessionLost: () => void,
  inBrowser = typeof document !== 'undefined',
): QueryClient {
  const watch = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // On the server the whole client goes with its document; timers would keep it.
        gcTime: inBrowser ? 5 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && mayRetry(error),
        retryDelay: retryDelayMs,
      },
      mutations: {
        retry: (failures, error) => failures < 1 && mayRetry(error),
        retryDelay: retryDelayMs,
      },
    },
  });
}
