import type { Db, Tx } from '../../../db/open-database.ts';
import type { Period } from '../fee-rules.ts';
import { findCoveredDays, findOtherFees, findSamePayments } from './fee-import.repository.ts';
import type { FeeTable } from './fee-table.ts';
import { type CoveredDays, isInRegister, paidTwice } from './paid-days.ts';
import { type PastFee, isIndistinct } from './past-fee.ts';
import { settledTerms } from './settled-terms.ts';
import { words } from './words.en.ts';
import type { Finding, RowAsChecked } from '../../imports/index.ts';
import {
  checkKnown,
  finding,
  findPayingMembers,
  isSameName,
  type PayingMember,
  paymentImportWords,
} from '../../past-payments/index.ts';

type Checked = RowAsChecked<PastFee>;
type OtherFee = Awaited<ReturnType<typeof findOtherFees>>[number];

interface MemberHistory {
  covered: readonly CoveredDays[];
  others: readonly OtherFee[];
}

/** Holds the rows of one file against the register and our own books, and against what the rows before them will bring. */
export class FeeChecks {
  readonly #table: FeeTable;
  /** What this file brings for each member, by its rows: a row that is looked at again does not stand in its own way. */
  readonly #coming = new Map<string, Map<PastFee, Period>>();

  constructor(table: FeeTable) {
    this.#table = table;
  }

  async check(db: Db | Tx, rows: PastFee[]): Promise<Checked[]> {
    const members = await findPayingMembers(
      db,
      rows.map(({ sought }) => sought),
    );
    const ids = [...new Set(members.flatMap((member) => member?.id ?? []))];
    const covered = byMember(await findCoveredDays(db, ids));
    const others = byMember(await findOtherFees(db, ids));
    const known = await checkKnown(
      db,
      rows.map(({ payment }) => payment),
    );
    const same = await findSamePayments(
      db,
      rows.flatMap((row, place) => paymentOf(row, members[place], place)),
    );
    return rows.map((row, place) => {
      const member = members[place];
      if (!member) return { row, problems: [unknown(row), ...(known[place] ?? [])], warnings: [] };
      const told = { covered: covered.get(member.id) ?? [], others: others.get(member.id) ?? [] };
      const checked = this.#examine(row, member, told);
      const problems = [...checked.problems, ...(known[place] ?? []), ...samePayment(row, same.get(place))];
      this.#remember(row, member, problems.length === 0 ? checked.row.settled?.period : undefined);
      return { ...checked, problems };
    });
  }

  #examine(row: PastFee, member: PayingMember, { covered, others }: MemberHistory): Checked {
    const coming = [...(this.#coming.get(member.id) ?? [])].filter(([other]) => other !== row);
    const ahead = coming.map(([, { periodFrom: from, periodTo: to }]) => ({ from, to, isBacked: true }));
    const days = [...covered, ...ahead];
    const isJoining = row.kind === 'registration';
    const problems = isJoining
      ? this.#joiningTwice(
          others,
          coming.map(([other]) => other),
        )
      : [];
    const warnings = [...aboutMember(row, member), ...openFees(others)];
    const settled = settledTerms(row, member, { days, table: this.#table });
    if (!settled)
      return { row, problems: [...problems, finding('paidOn', 'paidTwice', null, words.forLife)], warnings };
    const twice = paidTwice(days, settled.period);
    if (twice)
      problems.push(
        finding('periodFrom', 'paidTwice', spanOf(settled.period), words.paidTwice(twice.from, twice.to)),
      );
    const inRegister = isInRegister(covered, settled.period);
    if (inRegister)
      warnings.push(finding('periodFrom', 'inRegister', spanOf(settled.period), words.inRegister));
    warnings.push(...this.#unlikeTable(row, member, settled));
    return { row: { ...row, settled: { member, ...settled, isInRegister: inRegister } }, problems, warnings };
  }

  #joiningTwice(others: readonly OtherFee[], coming: readonly PastFee[]): Finding[] {
    const before = others.find(({ kind }) => kind === 'registration');
    if (before?.status === 'open')
      return [finding('kind', 'registration', null, words.registrationOpen(before.feeNumber))];
    const isDone = before !== undefined || coming.some(({ kind }) => kind === 'registration');
    return isDone ? [finding('kind', 'registration', null, words.registrationDone)] : [];
  }

  #unlikeTable(
    { kind, payment }: PastFee,
    { membershipTypeId }: PayingMember,
    { frequencyId, periods }: { frequencyId: string; periods: number },
  ): Finding[] {
    const { amount, currency } = payment;
    const price = this.#table.price({ kind, membershipTypeId, frequencyId, currency, periods });
    if (price === amount) return [];
    const message = price === null ? words.noFee : words.feeTable(price, currency);
    return [finding('amount', 'feeTable', null, message)];
  }

  #remember(row: PastFee, { id }: PayingMember, period: Period | undefined): void {
    const coming = this.#coming.get(id) ?? new Map<PastFee, Period>();
    this.#coming.set(id, coming);
    if (period) coming.set(row, period);
    else coming.delete(row);
  }
}

function byMember<Item extends { memberId: string }>(items: readonly Item[]): Map<string, Item[]> {
  const grouped = new Map<string, Item[]>();
  for (const item of items) {
    const own = grouped.get(item.memberId);
    if (own) own.push(item);
    else grouped.set(item.memberId, [item]);
  }
  return grouped;
}

const spanOf = ({ periodFrom, periodTo }: Period) => `${periodFrom} – ${periodTo ?? '∞'}`;

function unknown({ sought: { membershipCode, identityNumber } }: PastFee): Finding {
  const field = membershipCode === null ? 'identityNumber' : 'membershipCode';
  return finding(field, 'unknownMember', membershipCode ?? identityNumber, paymentImportWords.unknownMember);
}

function paymentOf(row: PastFee, member: PayingMember | undefined, place: number) {
  const { amount, currency, paidOn: day } = row.payment;
  return member && isIndistinct(row) ? [{ place, member_id: member.id, day, amount, currency }] : [];
}

function samePayment({ payment }: PastFee, feeNumber: string | undefined): Finding[] {
  if (feeNumber === undefined) return [];
  return [finding('paidOn', 'samePayment', payment.paidOn, words.samePayment(feeNumber))];
}

function aboutMember({ sought, payment }: PastFee, member: PayingMember): Finding[] {
  const { name } = sought;
  const isOther = name !== null && !isSameName(name, member);
  const isAfterEnd = member.endedOn !== null && payment.paidOn > member.endedOn;
  return [
    ...(isOther ? [finding('name', 'otherName', name, paymentImportWords.otherName(member.name))] : []),
    ...(isAfterEnd ? [finding('paidOn', 'ended', payment.paidOn, words.ended(member.endedOn ?? ''))] : []),
  ];
}

function openFees(others: readonly OtherFee[]): Finding[] {
  const open = others.find(({ kind, status }) => kind === 'renewal' && status === 'open');
  return open ? [finding('membershipCode', 'proposalOpen', null, words.proposalOpen(open.feeNumber))] : [];
}
