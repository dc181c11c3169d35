import { addDays, balanceOf, formatAmount, isAllowed, type Suggestion } from '@kathok/contract';
import { foldName } from '../../../db/searching/fold-name.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import type { SortedLine } from '../lines/sort-lines.ts';
import { guessDays } from './guess-days.ts';
import { nameOnLine, namesCardGateway } from './name-on-line.ts';
import { suggestReferenced } from './suggest-referenced.ts';
import { findLastDonations, findMembersCalled, findOpenFees, sumCardsByDay } from './suggest.repository.ts';

/** One suggestion for each of these lines. Members are told to those who may read them. */
export async function suggestFor(
  ctx: Ctx,
  lines: readonly SortedLine[],
): Promise<ReadonlyMap<string, Suggestion>> {
  const settlements = lines.filter(({ description }) => namesCardGateway(description));
  const found = new Map<string, Suggestion>();
  for (const line of settlements) found.set(line.id, await suggestSettlement(ctx, line));
  for (const [id, due] of await suggestReferenced(ctx, lines)) if (!found.has(id)) found.set(id, due);
  const others = lines.filter(({ id }) => !found.has(id));
  const payers = await findPayers(ctx, others);
  for (const line of others) found.set(line.id, suggestPayer(line, payers));
  return found;
}

async function suggestSettlement(ctx: Ctx, { amount, bookedOn }: SortedLine): Promise<Suggestion> {
  const sums = await sumCardsByDay(ctx.db, { from: addDays(bookedOn, -10), to: bookedOn });
  const guessed = guessDays(sums, amount, bookedOn);
  const dayBefore = addDays(bookedOn, -1);
  return {
    kind: 'settlement',
    ...(guessed ?? { from: dayBefore, to: dayBefore }),
    isExplained: guessed !== null,
  };
}

type Payers = Awaited<ReturnType<typeof findPayers>>;

async function findPayers(ctx: Ctx, lines: readonly SortedLine[]) {
  const { ability } = actorOf(ctx);
  const keys = lines.flatMap(({ description }) => foldName(nameOnLine(description) ?? '') || []);
  const called = isAllowed(ability, 'read', 'Member') ? await findMembersCalled(ctx.db, keys) : [];
  // Where two members have one name, nobody knows which of them paid.
  const members = new Map(
    called
      .filter(({ nameKey }) => called.filter((other) => other.nameKey === nameKey).length === 1)
      .map((member) => [member.nameKey, member]),
  );
  const ids = [...members.values()].map(({ memberId }) => memberId);
  const fees = isAllowed(ability, 'update', 'Member') ? await findOpenFees(ctx.db, ids) : [];
  const donations = await findLastDonations(ctx.db, [...new Set(keys)]);
  return { members, fees, donations: new Map(donations.map((given) => [given.nameKey, given])) };
}

/** The open fee whose sum it is, of the only member of this name; else a donation of the person that the line names. */
function suggestPayer({ description, amount }: SortedLine, { members, fees, donations }: Payers): Suggestion {
  const name = nameOnLine(description);
  const key = foldName(name ?? '');
  const member = members.get(key);
  const fee = member && fees.find((one) => one.memberId === member.memberId && balanceOf(one) === amount);
  if (member && fee) {
    const { membershipCode } = member;
    const { id: feeId, membershipType } = fee;
    const balance = formatAmount(balanceOf(fee));
    return { kind: 'fee', by: 'name', feeId, name: member.name, membershipCode, membershipType, balance };
  }
  const given = donations.get(key);
  const before = given && {
    purposeId: given.purposeId,
    purpose: given.purpose,
    amount: formatAmount(given.amount),
    day: given.donatedOn,
  };
  const known = member && {
    memberId: member.memberId,
    name: member.name,
    membershipCode: member.membershipCode,
  };
  return { kind: 'donation', name, member: known ?? null, before: before ?? null };
}
