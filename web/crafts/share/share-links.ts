import { shareMessages } from './share-messages.ts';

interface Shared {
  title: string;
  url: string;
}

const query = (parts: Record<string, string>): string => new URLSearchParams(parts).toString();

/** Where a craft's link is posted. */
export const shareLinks = {
  facebook: ({ url }: Shared) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  twitter: ({ url, title }: Shared) =>
    `https://twitter.com/intent/tweet?${query({ text: shareMessages.invitation(title), url })}`,
} as const;

export const craftLink = (publicUrl: string, id: string): string => `${publicUrl}/craft/${id}`;
