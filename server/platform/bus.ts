import type { DomainEvents } from '#server/domain-events.ts';
import type { Log } from './log.ts';

export type DomainEventName = keyof DomainEvents;
type Listener<N extends DomainEventName> = (payload: DomainEvents[N]) => Promise<void> | void;

/** Notice that travels upward after the fact. What must happen is a job, not an event: a listener may be lost in a crash. */
export interface Bus {
  on<N extends DomainEventName>(name: N, listener: Listener<N>): void;
  emit<N extends DomainEventName>(name: N, payload: DomainEvents[N]): void;
}

export function createBus(log: Log): Bus {
  const listeners = new Map<DomainEventName, Listener<never>[]>();
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    emit(name, payload) {
      for (const listener of listeners.get(name) ?? []) {
        void Promise.resolve()
          .then(() => listener(payload as never))
          .catch((error: unknown) => log.error({ err: error, event: name }, 'an event listener failed'));
      }
    },
  };
}
