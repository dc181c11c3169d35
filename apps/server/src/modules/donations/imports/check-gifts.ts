import type { Db, Tx } from '../../../db/open-database.ts';
import { findSameGifts } from './gift-import.repository.ts';
import type { PastGift } from './past-gift.ts';
import { words } from './words.en.ts';
import type { Finding, RowAsChecked } from '../../imports/index.ts';
import { findPayingMembers, isSameName } from '../../members/index.ts';
import { checkKnown, finding, paymentImportWords } from '../../payments/index.ts';

/** Holds gifts against the register and our own books. */
export async function checkGifts(db: Db | Tx, rows: PastGift[]): Promise<RowAsChecked<PastGift>[]> {
  const members = await findPayingMembers(
    db,
    rows.map(({ sought }) => sought),
  );
  const gifts = rows.map((row, place): PastGift => {
    const member = members[place];
    return member ? { ...row, member } : row;
  });
  const known = await checkKnown(
    db,
    rows.map(({ payment }) => payment),
  );
  const alike = await findSameGifts(db, gifts);
  return gifts.map((row, place) => ({
    row,
    problems: [...donorProblems(row), ...(known[place] ?? [])],
    warnings: [...otherName(row), ...sameGift(row, alike.get(place))],
  }));
}

/** A code must be somebody's; a number may be a stranger's, who then needs a name. */
function donorProblems({ member, sought }: PastGift): Finding[] {
  if (member) return [];
  const { membershipCode, identityNumber, name } = sought;
  if (membershipCode !== null)
    return [finding('membershipCode', 'unknownMember', membershipCode, paymentImportWords.unknownMember)];
  if (identityNumber !== null && name === null)
    return [finding('identityNumber', 'unknownMember', identityNumber, words.nameNeeded)];
  return [];
}

function otherName({ member, sought: { name } }: PastGift): Finding[] {
  if (!member || name === null || isSameName(name, member)) return [];
  return [finding('donorName', 'otherName', name, paymentImportWords.otherName(member.name))];
}

function sameGift({ payment }: PastGift, number: string | undefined): Finding[] {
  return number === undefined
    ? []
    : [finding('donatedOn', 'sameGift', payment.paidOn, words.sameGift(number))];
}
