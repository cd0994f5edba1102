import { Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { queryText } from '#web/lib/call.ts';
import { fetchFile, saveFile } from '#web/lib/fetch-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { tableMessages as words } from './table-messages.ts';

interface ExportButtonProps {
  path: string;
  /** Exported is what is looked for, in the order it stands in. */
  query: Record<string, unknown>;
  name: string;
}

export function ExportButton({ path, query, name }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await fetchFile(path + queryText(query)), `${name}-${day}.csv`);
    } catch (error) {
      showToast({ tone: 'error', title: words.exportFailed, description: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy && words.exporting} onClick={() => void save()}>
      <Download size={18} />
      {words.export}
    </Button>
  );
}
