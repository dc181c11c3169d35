import { identityNumber, type IdentityType, isCid, isProbableCid, normaliseIdentity } from '@kathok/contract';
import type { Country } from './member-lookups.ts';
import { words } from './words.en.ts';
import { type CellReader, isCutOff, wordLookup, plainDigits } from '../../imports/index.ts';

export interface Identity {
  identityType: IdentityType;
  identityNumber: string;
}

const typeOf = wordLookup<IdentityType>({
  cid: 'cid',
  citizenshipid: 'cid',
  citizenship: 'cid',
  citizenshipidentitycard: 'cid',
  idcard: 'cid',
  nationalid: 'cid',
  passport: 'passport',
  pp: 'passport',
  other: 'other',
  others: 'other',
  workpermit: 'other',
  permit: 'other',
  birthcertificate: 'other',
});

/** Somebody from abroad has a passport, where the sheet says nothing; everybody else a CID. */
export function readIdentity(reader: CellReader, country: Country | null): Identity | null {
  const given = reader.choose('identityType', typeOf, words.identityType);
  const text = reader.line('identityNumber');
  if (text === undefined) {
    reader.problem('identityNumber', 'required', words.required);
    return null;
  }
  if (isCutOff(text)) {
    reader.problem('identityNumber', 'cutOff', words.cutOff);
    return null;
  }
  const number = normaliseIdentity(plainDigits(text));
  const isForeign = country !== null && country.isoCode !== 'BT';
  const type = given ?? (isForeign && !isCid(number) ? 'passport' : 'cid');
  return type === 'cid' ? readCid(reader, number) : readOther(reader, type, number);
}

function readCid(reader: CellReader, found: string): Identity | null {
  // A spreadsheet that takes the number for a sum drops the zero at its front.
  const number = /^\d{10}$/.test(found) ? `0${found}` : found;
  if (!isCid(number)) {
    reader.problem('identityNumber', 'cid', words.cid);
    return null;
  }
  if (number !== found) reader.warn('identityNumber', 'leadingZero', words.leadingZero(number));
  else if (!isProbableCid(number)) reader.warn('identityNumber', 'improbableCid', words.improbableCid);
  return { identityType: 'cid', identityNumber: number };
}

function readOther(reader: CellReader, identityType: IdentityType, found: string): Identity | null {
  const number = reader.parse('identityNumber', identityNumber, found);
  return number === null ? null : { identityType, identityNumber: number };
}
