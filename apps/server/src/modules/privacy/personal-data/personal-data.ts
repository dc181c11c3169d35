import { formatAmount } from '@kathok/contract';
import { type Ctx } from '../../../platform/context.ts';
import { type CertificateRow, findCertificatesOf } from '../../certificates/index.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import {
  findAccounts,
  findClaimsAbout,
  findCoveredDays,
  findDocumentsOf,
  findDonations,
  findFailedLogins,
  findFamilyLinksOf,
  findFees,
  findHistory,
  findListsWith,
  findLogins,
  findMemberships,
  findMessagesTo,
  findNotesAbout,
  findPaymentsOf,
  findPeople,
  findPledges,
} from './held-records.repository.ts';
import { words } from './words.en.ts';

export type Section = keyof typeof words.sections;
type Facts = Record<string, unknown>;
/** What is held, table by table. */
export type PersonalData = Partial<Record<Section, Facts[]>>;

interface Papers {
  receipts: {
    receiptNumber: string;
    paidOn: string;
    title: string;
    amount: string;
    currency: string;
    isSimulated: boolean;
  }[];
  certificates: CertificateRow[];
}

/**
 * All that is held. What the office noted for itself, and who in the office did what, is for the office alone; so is what
 * others left who gave or registered under this person's number.
 */
export async function readPersonalData(
  ctx: Ctx,
  whole: WholePerson,
  { receipts, certificates }: Papers,
  isStaff: boolean,
): Promise<PersonalData> {
  const { db } = ctx;
  const notes = isStaff ? { notes: await findNotesAbout(db, whole) } : {};
  return {
    person: await findPeople(db, whole),
    memberships: (await findMemberships(db, whole)).map((row) => withoutRemarks(row, isStaff)),
    coveredDays: await findCoveredDays(db, whole),
    fees: (await findFees(db, whole)).map(withAmount),
    donations: (await findDonations(db, whole)).map((row) =>
      withAmount(isStaff ? row : withoutStranger(row)),
    ),
    pledges: (await findPledges(db, whole)).map((row) => withAmount(isStaff ? row : withoutStranger(row))),
    payments: (await findPaymentsOf(db, whole)).map(({ slipFileId: _file, memberId: _id, ...row }) =>
      withAmount(row),
    ),
    receipts,
    certificates: certificates.map(({ certificateNumber, kind, year, issuedOn }) => ({
      certificateNumber,
      kind,
      year,
      issuedOn,
    })),
    messages: await findMessagesTo(db, whole),
    requests: await findClaimsAbout(db, whole, !isStaff),
    account: (await findAccounts(db, whole)).map(({ id: _id, ...account }) => account),
    logins: await findLogins(db, whole),
    failedLogins: await findFailedLogins(db, whole),
    documents: (await findDocumentsOf(db, whole)).map(({ createdAt, title }) => ({ createdAt, title })),
    families: await findFamilyLinksOf(db, whole),
    lists: await findListsWith(db, whole),
    ...notes,
    history: (await findHistory(db, whole)).map((entry) => historyOf(entry, isStaff)),
  };
}

export const findCertificatesOfAll = async (ctx: Ctx, { personIds }: WholePerson) =>
  (await Promise.all(personIds.map((id) => findCertificatesOf(ctx.db, id)))).flat();

const withAmount = <Row extends { amount: number }>(row: Row) => ({
  ...row,
  amount: formatAmount(row.amount),
});

/** As everywhere in the member area: the person who gave without logging in may be somebody else who mistyped a number. */
function withoutStranger<Row extends { donorType: string }>(row: Row): Row {
  return row.donorType === 'member' ? row : { ...row, phone: null, email: null, address: null };
}

function withoutRemarks<Row extends { remarks: unknown }>(row: Row, isStaff: boolean): Facts {
  const { remarks: _noted, ...rest } = row;
  return isStaff ? row : rest;
}

type Entry = Awaited<ReturnType<typeof findHistory>>[number];

function historyOf(entry: Entry, isStaff: boolean): Facts {
  const { at, action, before, after, reason, actorId, actorName, actorMemberId } = entry;
  const changed = { before: shown(before, isStaff), after: shown(after, isStaff) };
  if (isStaff) return { at, action, by: actorName, ...changed, reason };
  const by = actorId === null ? words.visitor : actorMemberId === null ? words.office : words.member;
  return { at, action, by, ...changed };
}

function shown(values: object | null, isStaff: boolean): Facts | null {
  return values === null ? null : withoutRemarks({ remarks: null, ...values }, isStaff);
}
