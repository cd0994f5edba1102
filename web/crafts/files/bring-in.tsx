import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { bringInCraft, notACraft } from '#contract/craft-file.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { navigate } from '#web/lib/navigation.tsx';
import { refreshCrafts } from '#web/lib/query-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './bring-in.module.css';
import { fileMessages as words } from './file-messages.ts';

type Incoming = CallOf<typeof bringInCraft>['body'];

/** Null where it is no JSON; whether it is a craft is for the server to say. The picture stays here: nobody would look at it. */
async function readFile(file: File): Promise<Incoming | null> {
  try {
    const { picture: _stays, ...rest } = JSON.parse(await file.text()) as Incoming & { picture?: unknown };
    return rest;
  } catch {
    return null;
  }
}

const refuse = (description: string) => showToast({ tone: 'error', title: words.failed, description });

/** Makes a craft from a file one of the viewer's own. */
export function BringIn() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const { busy, send } = useSend(bringInCraft, {
    onSuccess: ({ craft: { id, title } }) => {
      void refreshCrafts(client);
      navigate(`/craft/${id}`);
      showToast({ tone: 'success', title: words.done, description: words.doneText(title) });
    },
    onError: (error) => refuse(sentenceOf(error)),
  });
  const onChange = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (!file) return;
    setReading(true);
    const body = await readFile(file);
    setReading(false);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    if (body) send({ body });
    else refuse(notACraft);
  };
  return (
    <div className={styles.bringIn}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.choose}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => void onChange(event)}
      />
      <Button
        look="secondary"
        busy={(reading || busy) && words.bringing}
        onClick={() => input.current?.click()}
      >
        <FileUp size={20} aria-hidden="true" />
        {words.bringIn}
      </Button>
      <p>{words.hint}</p>
    </div>
  );
}
