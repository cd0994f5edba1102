import type { CreditPackage } from '#contract/payments.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { PaymentsDependencies } from './dependencies.ts';
import { presentPackage } from './present.ts';
import * as store from './store.ts';

/** The more at once, the less for each; small enough that nobody buys more than a few months need. */
const firstPackages = [
  { name: 'Starter', credits: 5, priceCents: 499 },
  { name: 'Family', credits: 15, priceCents: 1199 },
  { name: 'Studio', credits: 40, priceCents: 2499 },
];

/** What can be bought. */
export class PackageService {
  #deps: Pick<PaymentsDependencies, 'provider' | 'clock'>;

  constructor(deps: Pick<PaymentsDependencies, 'provider' | 'clock'>) {
    this.#deps = deps;
  }

  /** At start: an empty shop gets its first packages. */
  seed(db: Db): Promise<void> {
    const createdAt = this.#deps.clock.now();
    return store.addFirstPackages(
      db,
      firstPackages.map(({ name, credits, priceCents }, position) => ({
        name,
        credits,
        priceCents,
        position,
        createdAt,
      })),
    );
  }

  async list(db: Db): Promise<CreditPackage[]> {
    return this.#deps.provider ? (await store.listActivePackages(db)).map(presentPackage) : [];
  }
}
