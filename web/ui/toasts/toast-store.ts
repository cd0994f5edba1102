export type ToastTone = 'default' | 'success' | 'error';

export interface ToastContent {
  tone?: ToastTone;
  title: string;
  description?: string;
  /** Where it differs from what its tone says. */
  durationMs?: number;
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  tone: ToastTone;
  durationMs: number;
}

interface ToastQueue {
  /** The one on screen. */
  shown: Toast | null;
  waiting: readonly Toast[];
}

const durationsMs: Record<ToastTone, number> = { default: 5000, success: 3000, error: 5000 };

/**
 * One at a time. A newer one replaces an older one at once; an error stays its time out, and everything behind it waits, so that no
 * error is ever lost. The same words twice in a row are one toast.
 */
export function enqueue(queue: ToastQueue, toast: Toast): ToastQueue {
  const { shown, waiting } = queue;
  const last = waiting.at(-1) ?? shown;
  if (!shown) return { shown: toast, waiting };
  if (last && last.title === toast.title && last.description === toast.description) {
    return waiting.length > 0 ? queue : { shown: toast, waiting };
  }
  if (shown.tone !== 'error') return { shown: toast, waiting };
  return { shown, waiting: [...waiting.filter((other) => other.tone === 'error'), toast] };
}

export function dismiss(queue: ToastQueue, id: number): ToastQueue {
  if (queue.shown?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { shown: next, waiting };
}

export const emptyQueue: ToastQueue = { shown: null, waiting: [] };

let queue = emptyQueue;
let lastId = 0;
const listeners = new Set<() => void>();

function settle(next: ToastQueue) {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}

export function showToast(content: ToastContent): void {
  const tone = content.tone ?? 'default';
  lastId += 1;
  settle(enqueue(queue, { durationMs: durationsMs[tone], ...content, tone, id: lastId }));
}

export function dismissToast(id: number): void {
  settle(dismiss(queue, id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => queue,
  readOnServer: () => emptyQueue,
};
