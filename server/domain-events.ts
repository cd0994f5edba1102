/** Every domain event: name and payload. Names are noun.past. */
export interface DomainEvents {
  'account.registered': { userId: number };
}
