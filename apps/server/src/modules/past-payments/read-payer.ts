import { isCid, normaliseIdentity, readMembershipCode } from '@kathok/contract';
import { words } from './words.en.ts';
import { type CellReader, isCutOff, plainDigits } from '../imports/index.ts';

/** By what the register knows somebody. */
export interface SoughtMember {
  membershipCode: string | null;
  identityNumber: string | null;
  /** Only compared. */
  name: string | null;
}

export function readSought(reader: CellReader, nameField: string): SoughtMember {
  return {
    membershipCode: readCode(reader),
    identityNumber: readNumber(reader),
    name: reader.line(nameField) ?? null,
  };
}

function readCode(reader: CellReader): string | null {
  const text = reader.line('membershipCode');
  if (text === undefined) return null;
  const code = readMembershipCode(text);
  if (code === null) reader.problem('membershipCode', 'unknownMember', words.unknownMember);
  return code;
}

/** A spreadsheet that takes a CID for a sum drops the zero at its front. */
function readNumber(reader: CellReader): string | null {
  const text = reader.line('identityNumber');
  if (text === undefined) return null;
  if (isCutOff(text)) {
    reader.problem('identityNumber', 'cutOff', words.cutOff);
    return null;
  }
  const found = normaliseIdentity(plainDigits(text));
  const number = /^\d{10}$/.test(found) ? `0${found}` : found;
  if (/^\d+$/.test(number) && !isCid(number)) {
    reader.problem('identityNumber', 'cid', words.cid);
    return null;
  }
  return number;
}
