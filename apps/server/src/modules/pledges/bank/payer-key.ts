import { latinDigits, readPledgeNumber } from '@kathok/contract';

const plainText = (text: string) => latinDigits(text.normalize('NFKC')).toUpperCase();

/** The numbers of pledges that a bank wrote: "P-000018", "P000018", "SI P 000018". One whose check digit is wrong is none. */
export function pledgeNumbersIn(text: string): string[] {
  const found = [
    ...plainText(text).matchAll(/(?<![\p{L}\p{N}])P[\s.:#\u2010-\u2015-]{0,2}(\d{6,10})(?!\d)/gu),
  ];
  return [...new Set(found.flatMap(([, digits = '']) => readPledgeNumber(`P${digits}`) ?? []))];
}

/** Words that stand on the lines of everybody. */
const commonWords = new Set(
  `TRF TRANSFER TFR FR FROM TO BY OF FOR THE CASH DEPOSIT DEP SI STANDING INSTRUCTION ORDER SO MOBILE BANKING MBOB MPAY
  BNB BOB BDBL TBANK DPNB PNB NEFT RTGS FT FUND FUNDS CREDIT CR DR DEBIT DONATION PAYMENT PAY PAID REF REFERENCE INB
  IB ATM CHQ CHEQUE CLEARING INWARD OUTWARD ACCOUNT AC ACC BANK BHUTAN NU BTN MONTHLY JRNL JOURNAL TXN TRANSACTION ONLINE
  INTERNET BRANCH COUNTER SELF CHARITY OFFERING`.split(/\s+/),
);
const months = new Set('JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC'.split(' '));

/** Dates and journal numbers are others each time; the end of an account number stays. */
const changesEachTime = (word: string) =>
  months.has(word) || /^\d{1,2}$/.test(word) || /^20\d{2}$/.test(word) || /\d{5,}/.test(word);

/**
 * How the bank names a payer, without what is other each time. Null where the text names nobody: "CASH DEPOSIT" comes from
 * anybody, and must never be learnt.
 */
export function payerKey(text: string): string | null {
  const words = plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !changesEachTime(word));
  const named = words.filter((word) => /\p{L}/u.test(word) && !commonWords.has(word));
  return named.some((word) => word.length >= 3) ? words.join(' ') : null;
}
