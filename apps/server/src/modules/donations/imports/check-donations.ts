import type { Db, Tx } from '../../../db/open-database.ts';
import { findSameDonations } from './donation-import.repository.ts';
import type { PastDonation } from './past-donation.ts';
import { words } from './words.en.ts';
import type { Finding, RowAsChecked } from '../../imports/index.ts';
import {
  checkKnown,
  finding,
  findPayingMembers,
  isSameName,
  paymentImportWords,
} from '../../past-payments/index.ts';

/** Holds donations against the register and our own books. */
export async function checkDonations(
  db: Db | Tx,
  rows: PastDonation[],
): Promise<RowAsChecked<PastDonation>[]> {
  const members = await findPayingMembers(
    db,
    rows.map(({ sought }) => sought),
  );
  const donations = rows.map((row, place): PastDonation => {
    const member = members[place];
    return member ? { ...row, member } : row;
  });
  const known = await checkKnown(
    db,
    rows.map(({ payment }) => payment),
  );
  const alike = await findSameDonations(db, donations);
  return donations.map((row, place) => ({
    row,
    problems: [...donorProblems(row), ...(known[place] ?? [])],
    warnings: [...otherName(row), ...sameDonation(row, alike.get(place))],
  }));
}

/** A code must be somebody's; a number may be a stranger's, who then needs a name. */
function donorProblems({ member, sought }: PastDonation): Finding[] {
  if (member) return [];
  const { membershipCode, identityNumber, name } = sought;
  if (membershipCode !== null)
    return [finding('membershipCode', 'unknownMember', membershipCode, paymentImportWords.unknownMember)];
  if (identityNumber !== null && name === null)
    return [finding('identityNumber', 'unknownMember', identityNumber, words.nameNeeded)];
  return [];
}

function otherName({ member, sought: { name } }: PastDonation): Finding[] {
  if (!member || name === null || isSameName(name, member)) return [];
  return [finding('donorName', 'otherName', name, paymentImportWords.otherName(member.name))];
}

function sameDonation({ payment }: PastDonation, number: string | undefined): Finding[] {
  return number === undefined
    ? []
    : [finding('donatedOn', 'sameDonation', payment.paidOn, words.sameDonation(number))];
}
