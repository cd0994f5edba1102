import { useQuery } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/account.ts';
import { listPosts } from '#contract/community.ts';
import { listCrafts } from '#contract/crafts.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { listSavedCrafts } from '#contract/crafts-favorites.ts';
import { largestPageSize } from '#contract/paging.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On a live host these lists are asked for by their second address. */
export function variantFor<E extends EndpointSpec>(endpoint: E, host: string): E {
  const [alias] = endpoint.aliases ?? [];
  return localHosts.has(host) || !alias ? endpoint : { ...endpoint, path: alias };
}

const here = <E extends EndpointSpec>(endpoint: E): E => variantFor(endpoint, location.hostname);

const limit = largestPageSize;

async function findMe(): Promise<{ id: number } | null> {
  try {
    return (await call(getCurrentUser, {})).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Null for a visitor. Asked for each time, because somebody may have signed in or out since the page began. */
export const useMe = () => useQuery({ queryKey: ['me'], queryFn: findMe, staleTime: 0 });

export const useMyCrafts = (userId: number) =>
  useQuery({
    queryKey: ['crafts', userId],
    queryFn: () => call(here(listCrafts), { query: { userId, limit } }),
  });

export const useSavedCrafts = (userId: number) =>
  useQuery({
    queryKey: ['saved', userId],
    queryFn: () => call(here(listSavedCrafts), { params: { id: userId }, query: { limit } }),
  });

export const usePosts = () =>
  useQuery({ queryKey: ['posts'], queryFn: () => call(here(listPosts), { query: { limit } }) });
