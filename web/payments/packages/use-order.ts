import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type EditablePackage, orderPackages } from '#contract/payments-packages.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { packagesMessages as words } from './packages-messages.ts';

export type Move = -1 | 1;

/** Moves a package one place. The pressed button keeps the focus where its row goes, and the new place is read out. */
export function useOrder(packages: readonly EditablePackage[]) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { sendAsync, busy } = useSend(orderPackages);

  useEffect(() => {
    if (pressed.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  });

  const move = (id: number, by: Move) => {
    const seen = packages.map((each) => each.id);
    const from = seen.indexOf(id);
    const neighbor = seen[from + by];
    if (busy || neighbor === undefined) return;
    const wanted = seen.with(from, neighbor).with(from + by, id);
    sendAsync({ body: { seen, wanted } }).then(
      (ordered) => {
        pressed.current = `${id} ${by}`;
        client.setQueryData(consoleKeys.packages, ordered);
        setAnnouncement(words.moved(packages[from]?.name ?? '', from + by + 1, seen.length));
      },
      (error: unknown) => {
        showToast({ tone: 'error', title: words.notMoved, description: sentenceOf(error) });
        // Somebody else may have changed them.
        void client.invalidateQueries({ queryKey: consoleKeys.packages });
      },
    );
  };
  return { place, move, announcement };
}
