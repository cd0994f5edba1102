let address = '/community';

/** Where the feed was left, for the way back from one of its posts. */
export const lastFeed = {
  remember: (next: string): void => {
    address = next;
  },
  address: (): string => address,
};
