import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { CallOf, EndpointSpec, ReplyOf } from '#contract/endpoint.ts';
import { call, newIntent } from './call.ts';

interface Intent<E extends EndpointSpec> {
  parts: CallOf<E>;
  key: string;
}

type Callbacks<E extends EndpointSpec> = Pick<
  UseMutationOptions<ReplyOf<E>, Error, Intent<E>>,
  'onSuccess' | 'onError' | 'onSettled'
>;

/** A write from the interface. Its one retry carries the key of the same intent, so that nothing happens twice. */
export function useSend<E extends EndpointSpec>(endpoint: E, callbacks: Callbacks<E> = {}) {
  const mutation = useMutation<ReplyOf<E>, Error, Intent<E>>({
    mutationFn: ({ parts, key }) => call(endpoint, parts, { intent: key }),
    ...callbacks,
  });
  return {
    send: (parts: CallOf<E>) => mutation.mutate({ parts, key: newIntent() }),
    sendAsync: (parts: CallOf<E>) => mutation.mutateAsync({ parts, key: newIntent() }),
    busy: mutation.isPending,
    error: mutation.error,
  };
}
