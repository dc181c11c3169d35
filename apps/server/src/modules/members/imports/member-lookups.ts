import type { Day } from '@kathok/contract';
import { wordLookup, plainWord } from '../../imports/index.ts';

export interface Country {
  id: string;
  name: string;
  isoCode: string;
  dialCode: string;
}
export interface MembershipType {
  id: string;
  name: string;
  code: string;
  /** In which it may be paid. */
  frequencyIds: string[];
}
export interface PaymentFrequency {
  id: string;
  name: string;
  months: number;
}

/** What the words of a sheet can mean. */
export interface MemberLookups {
  today: Day;
  country: (word: string) => Country | undefined;
  type: (word: string) => MembershipType | undefined;
  frequency: (word: string) => PaymentFrequency | undefined;
  frequencyById: (id: string) => PaymentFrequency | undefined;
}

const otherCountryName = wordLookup({
  usa: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  bhutanese: 'BT',
});

/** Other words for a rhythm, by its months. */
const monthsOf = wordLookup({
  month: 1,
  permonth: 1,
  everymonth: 1,
  quarter: 3,
  perquarter: 3,
  everyquarter: 3,
  halfyearly: 6,
  halfyear: 6,
  semiannual: 6,
  semiannually: 6,
  biannual: 6,
  annual: 12,
  annually: 12,
  year: 12,
  peryear: 12,
  everyyear: 12,
  yearly: 12,
  life: 0,
  lifelong: 0,
  forlife: 0,
  once: 0,
  onetime: 0,
  lifemember: 0,
});

export function memberLookups(data: {
  today: Day;
  countries: Country[];
  types: MembershipType[];
  frequencies: PaymentFrequency[];
}): MemberLookups {
  const countries = byWord(data.countries, ({ name, isoCode }) => [isoCode, name]);
  const types = byWord(data.types, ({ name, code }) => [code, name]);
  const frequencies = byWord(data.frequencies, ({ name }) => [name]);
  const byMonths = (months: number | undefined) =>
    data.frequencies.find((frequency) => frequency.months === months);
  return {
    today: data.today,
    country: (word) => countries(word) ?? countries(otherCountryName(word) ?? ''),
    type: types,
    frequency: (word) =>
      frequencies(word) ?? byMonths(/^\d{1,3}$/.test(word) ? Number(word) : monthsOf(word)),
    frequencyById: (id) => data.frequencies.find((frequency) => frequency.id === id),
  };
}

function byWord<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => string[],
): (word: string) => Item | undefined {
  const found = new Map(
    items.flatMap((item) => wordsOf(item).map((word) => [plainWord(word), item] as const)),
  );
  return (word) => found.get(plainWord(word));
}
