import { offlineError } from './api-error.ts';
import { errorOfReply } from './error-reply.ts';

/** A file of the server, or an ApiError that says why there is none. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'include', cache: 'no-store' }).catch(
    (error: unknown) => {
      throw offlineError(error);
    },
  );
  if (!response.ok) throw errorOfReply(response.status, await response.text());
  return response.blob().catch((error: unknown) => {
    throw offlineError(error);
  });
}

/** Puts a file into the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser takes the file before this comes round.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
