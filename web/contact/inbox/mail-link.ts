interface Answered {
  email: string;
  message: string;
}

/** Longer addresses are cut or refused by mail programs. */
const longestQuote = 1_000;

/** Opens a mail program with the answer begun: to whom, about what, and what they wrote below. */
export function mailLink({ email, message }: Answered, subject: string): string {
  const start = message.length > longestQuote ? `${message.slice(0, longestQuote).trimEnd()}…` : message;
  const quote = start.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n');
  // The sign between name and host is the only one that may stand as it is.
  const receiver = encodeURIComponent(email).replace(/%40(?!.*%40)/, '@');
  return `mailto:${receiver}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quote}`)}`;
}
