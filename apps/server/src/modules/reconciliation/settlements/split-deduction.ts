import type { Day } from '@kathok/contract';

/** Since this day the bank also keeps goods and services tax on its commission: 5 %. */
const taxSince: Day = '2026-01-01';
const taxPercent = 5;

export interface Deduction {
  commission: number;
  tax: number;
  /** Of the gross sum, in hundredths of a per cent. */
  commissionRate: number;
}

/** What the bank kept of the gross sum of card payments, as its commission and the tax on that. Together it is what is missing. */
export function splitDeduction(gross: number, net: number, bookedOn: Day): Deduction {
  const kept = gross - net;
  const percent = bookedOn >= taxSince ? taxPercent : 0;
  const commission = Math.round((kept * 100) / (100 + percent));
  return { commission, tax: kept - commission, commissionRate: Math.round((commission * 10_000) / gross) };
}

/** What the bank keeps by its contract, in hundredths of a per cent of the gross sum, tax included. */
export const usualKept = (bookedOn: Day): number => (bookedOn >= taxSince ? 210 : 200);
