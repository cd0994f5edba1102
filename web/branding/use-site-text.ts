import { useQueryClient } from '@tanstack/react-query';
import { changeSiteText, type SiteText } from '#contract/branding.ts';
import { ApiError, sentenceOf } from '#web/lib/api-error.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { useSend } from '#web/lib/send.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** Puts a text in the place of the one that is seen to stand. Where that is another by now, it is fetched, and seen. */
export function useSiteText({ name, version }: SiteText) {
  const client = useQueryClient();
  const { sendAsync, busy } = useSend(changeSiteText);
  const replace = async (text: string | null, picture?: string): Promise<SiteText> => {
    const body = { text, version, ...(picture === undefined ? {} : { picture }) };
    const now = await sendAsync({ params: { name }, body });
    client.setQueryData<SiteText[]>(consoleKeys.siteTexts, (all) =>
      all?.map((one) => (one.name === name ? now : one)),
    );
    void client.invalidateQueries({ queryKey: consoleKeys.siteTextVersions(name) });
    return now;
  };
  const tell = (error: unknown) => {
    const isLate = error instanceof ApiError && error.code === 'CONFLICT';
    if (isLate) void client.invalidateQueries({ queryKey: consoleKeys.siteTexts });
    showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) });
  };
  return { replace, tell, busy };
}
