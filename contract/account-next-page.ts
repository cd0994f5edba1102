/** Two slashes, or what browsers take for them, begin the name of another host. */
const pageOfOurs = /^(?!\/(?:api|assets|auth)\b|[^?#]*(?:\/\/|\\))\/[!-~]{0,499}$/;

/** Where a sign-in leads to: what `next` in its address says, as long as it is a page of ours, whoever wrote the link. */
export const nextPage = (next: string | null): string =>
  next !== null && pageOfOurs.test(next) ? next : '/';

/** Where on the page of the sign-in one goes on after a provider: below its pictures. */
export const wayInId = 'way-in';
