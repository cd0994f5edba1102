import { useState } from 'react';
import { exportPath } from '#contract/account-profile.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { fetchFile, saveFile } from '#web/lib/fetch-file.ts';
import { useViewer } from '#web/lib/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { settingsMessages } from './settings-messages.ts';
import { SettingsRow } from './settings-section.tsx';

const words = settingsMessages.data;

/** Packing takes a moment, so the button says so, and a refusal is told instead of downloaded. */
export function DownloadData() {
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(exportPath(viewer.id)), words.file);
      showToast({ tone: 'success', title: words.done, description: words.doneText });
    } catch (error) {
      showToast({ tone: 'error', title: words.failed, description: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsRow
      action={
        <Button look="secondary" busy={busy && words.busy} onClick={() => void download()}>
          {words.download}
        </Button>
      }
    >
      <p>{words.text}</p>
    </SettingsRow>
  );
}
