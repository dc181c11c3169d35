import type { Day, PaymentMethod } from '@kathok/contract';
import type { Letterhead } from '../../../platform/letterhead.ts';
import { fullDay } from './format.ts';
import type { PaperWords } from './paper-templates.ts';

/** The frozen text of a receipt. What later versions added is missing from older ones. */
export interface ReceiptSnapshot extends Pick<Letterhead, 'centre' | 'signatory'> {
  receiptNumber: string;
  issuedOn: Day;
  paidOn: Day;
  receivedFrom: {
    name: string;
    nameDzongkha?: string | null;
    membershipCode: string | null;
    /** Not printed any more since the fourth template: a number is whole or absent. */
    maskedIdentity?: string | null;
  };
  amount: string;
  currency: string;
  words: string;
  head: string;
  title: string;
  period: { from: Day; to: Day | null } | null;
  isTaxDeductible: boolean;
  method: PaymentMethod;
  bank: string | null;
  journalNumber: string | null;
  gatewayReference: string | null;
  reference?: string | null;
  /** Missing from those of the first template. */
  template?: number;
  isSimulated?: boolean;
  look?: Letterhead['look'];
}

/** "Donation: Butter lamps" */
export const titleOf = ({ head, title }: ReceiptSnapshot, words: PaperWords) =>
  (words.heads[head] ?? ((said: string) => said))(title);

export const periodText = ({ from, to }: { from: Day; to: Day | null }, words: PaperWords) =>
  words.period(fullDay(from), to && fullDay(to));
