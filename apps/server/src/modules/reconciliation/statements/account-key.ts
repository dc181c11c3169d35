import { plainKey } from './fingerprint.ts';

interface KnownAccount {
  account: string;
  accountKey: string;
}

/** Numbers of accounts are longer than whatever else stands in a name, such as a year. */
const shortestAccountNumber = 6;

/** By which an account is known, whatever it is called: its number where the name has one, else the name. */
export function accountMark(name: string): string {
  const digits = plainKey(name).replace(/\D/g, '');
  return digits.length >= shortestAccountNumber ? digits : plainKey(name);
}

/** The key under which statements of the account are kept: that of a known account with this name, or else with this number. */
export function accountKeyOf(name: string, known: readonly KnownAccount[]): string {
  const key = plainKey(name);
  const isNamed = known.some(({ accountKey }) => accountKey === key);
  const numbered = known.find(({ account }) => accountMark(account) === accountMark(name));
  return isNamed ? key : (numbered?.accountKey ?? key);
}
