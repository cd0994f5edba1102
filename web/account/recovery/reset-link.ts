/** The token of a link from our mail, taken out of the address at once so that it stays in no history. Null without one. */
export function takeResetToken(): string | null {
  const address = new URL(location.href);
  const { searchParams } = address;
  const token = searchParams.get('token') ?? searchParams.get('reset');
  if (token === null) return null;
  searchParams.delete('token');
  searchParams.delete('reset');
  history.replaceState(null, '', address.pathname + address.search + address.hash);
  return token;
}
