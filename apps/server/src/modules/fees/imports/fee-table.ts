import type { findFeeTable } from './fee-import.repository.ts';
import type { Frequency } from './read-fee-row.ts';
import { wordLookup, plainWord } from '../../imports/index.ts';

/** Other words for a rhythm, by its months. */
const monthsOf = wordLookup({
  month: 1,
  permonth: 1,
  quarter: 3,
  halfyear: 6,
  halfyearly: 6,
  annual: 12,
  annually: 12,
  year: 12,
  yearly: 12,
  life: 0,
  forlife: 0,
  lifelong: 0,
  once: 0,
});

interface Priced {
  kind: 'registration' | 'renewal';
  membershipTypeId: string;
  frequencyId: string;
  currency: string;
  periods: number;
}

/** Which rhythms there are, and what a fee would cost today. */
export class FeeTable {
  readonly #data: Awaited<ReturnType<typeof findFeeTable>>;

  constructor(data: Awaited<ReturnType<typeof findFeeTable>>) {
    this.#data = data;
  }

  /** By its name, by another word for it, or by its months. */
  frequency(word: string): Frequency | undefined {
    const present = this.#data.frequencies.filter(({ deletedAt }) => deletedAt === null);
    const months = /^\d{1,3}$/.test(word) ? Number(word) : monthsOf(word);
    return (
      present.find(({ name }) => plainWord(name) === plainWord(word)) ??
      present.find((frequency) => frequency.months === months)
    );
  }

  months(frequencyId: string): number {
    return this.#data.frequencies.find(({ id }) => id === frequencyId)?.months ?? 0;
  }

  forLife(): string | undefined {
    return this.frequency('life')?.id;
  }

  /** Null where the table has no such fee. */
  price({ kind, membershipTypeId, frequencyId, currency, periods }: Priced): number | null {
    const price = this.#data.prices.find(
      (each) =>
        each.membershipTypeId === membershipTypeId &&
        each.paymentFrequencyId === frequencyId &&
        each.currency === currency,
    );
    if (!price) return null;
    const type = this.#data.types.find(({ id }) => id === membershipTypeId);
    const joining = kind === 'registration' ? (type?.registrationFee ?? 0) : 0;
    return price.amount * periods + joining;
  }
}
