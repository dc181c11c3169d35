import {
  type Day,
  dayOf,
  formatAmount,
  type Pledge,
  type PledgeExpectations,
  type PledgeRow,
  type PledgeStanding,
  shownPeriodsToCome,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { pledgeLink, pledgeToken } from '../../platform/links/pledge-link.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { expectationsOf, type Standing, standingOf } from './expectations/expectations.ts';
import type { PledgeTerms } from './expectations/periods.ts';
import type { PledgeRecord, VersionFacts } from './pledge-facts-sql.ts';
import { findMoney, findPayers, findPledge } from './pledge.repository.ts';

interface TermFacts {
  startsOn: Day;
  endsOn: Day | null;
  times: number | null;
  state: string;
  stateSince: Day | null;
  versions: readonly VersionFacts[];
}

/** What the expectations follow from, as it stands in the database. */
export const termsOf = ({
  startsOn,
  endsOn,
  times,
  state,
  stateSince,
  versions,
}: TermFacts): PledgeTerms => ({
  startsOn,
  endsOn,
  times,
  endedOn: state === 'ended' ? stateSince : null,
  versions: versions.map(([from, amount, rhythm, dayOfMonth, isPaused]) => ({
    from,
    amount,
    rhythm,
    dayOfMonth,
    isPaused,
  })),
});

const shownStanding = (standing: Standing, lastCameOn: Day | null): PledgeStanding => ({
  pledged: formatAmount(standing.pledged),
  came: formatAmount(standing.came),
  behind: formatAmount(standing.behind),
  ahead: formatAmount(standing.ahead),
  behindSince: standing.behindSince,
  nextOn: standing.nextOn,
  lastCameOn,
});

export function toPledgeRow(row: PledgeRecord, today: Day): PledgeRow {
  const standing = standingOf(termsOf(row), row.came, today);
  const isOver =
    row.state === 'active' && row.lastDueOn !== null && row.lastDueOn < today && standing.behind === 0;
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    pledgeNumber: row.pledgeNumber,
    donorType: row.donorType,
    memberId: row.memberId,
    membershipCode: row.membershipCode,
    donorName: row.donorName,
    phone: row.phone,
    email: row.email,
    purposeId: row.purposeId,
    purpose: row.purpose,
    purposeDzongkha: row.purposeDzongkha,
    amount: formatAmount(row.amount),
    currency: row.currency,
    rhythm: row.rhythm,
    dayOfMonth: row.dayOfMonth,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    times: row.times,
    state: isOver ? 'ended' : row.state,
    stateSince: isOver ? row.lastDueOn : row.stateSince,
    remind: row.remind,
    channel: row.channel,
    ...shownStanding(standing, row.lastCameOn),
  };
}

/** How to reach the person, and how the bank names them, is for staff and for themselves where they are logged in. */
export async function presentPledge(
  db: Db | Tx,
  ctx: Pick<Ctx, 'now' | 'baseUrl'>,
  id: string,
  audience: { isStaff: boolean; isOwn?: boolean },
): Promise<Pledge> {
  const row = orNotFound(await findPledge(db, id));
  const shown = toPledgeRow(row, dayOf(ctx.now));
  const token = await pledgeToken(db, id);
  const [account] = (await readSettings(db)).bankAccounts;
  const { bank, accountName, accountNumber } = account ?? {};
  const mayReach = audience.isStaff || audience.isOwn;
  const payers = audience.isStaff ? await findPayers(db, id) : [];
  return {
    ...shown,
    ...(mayReach ? {} : { phone: null, email: null }),
    dedication: (row.dedication as Pledge['dedication']) ?? null,
    versions: termsOf(row).versions.map((version) => ({ ...version, amount: formatAmount(version.amount) })),
    payers: payers.map((payer) => ({
      ...payer,
      amount: formatAmount(payer.amount),
      learntAt: payer.learntAt.toISOString(),
    })),
    link: pledgeLink(ctx.baseUrl, id, token),
    token,
    account: bank && accountName && accountNumber ? { bank, accountName, accountNumber } : null,
  };
}

/** Every period with what came for it, computed now. */
export async function presentExpectations(db: Db | Tx, id: string, now: Date): Promise<PledgeExpectations> {
  const row = orNotFound(await findPledge(db, id));
  const today = dayOf(now);
  const money = await findMoney(db, id);
  const byId = new Map(money.map((one) => [one.donationId, one]));
  const terms = termsOf(row);
  const periods = expectationsOf(terms, money, { today, toCome: shownPeriodsToCome });
  return {
    pledgeId: id,
    currency: row.currency,
    ...shownStanding(standingOf(terms, row.came, today), row.lastCameOn),
    periods: periods.map(({ from, to, pledged, came, behind, state, parts }) => ({
      from,
      to,
      pledged: formatAmount(pledged),
      came: formatAmount(came),
      behind: formatAmount(behind),
      state,
      donations: parts.map(({ donationId, amount }) => {
        const { paidOn, method, receiptNumber, isBankLine } = byId.get(donationId)!;
        return { donationId, amount: formatAmount(amount), paidOn, method, receiptNumber, isBankLine };
      }),
    })),
  };
}

/** What the audit keeps of a pledge. */
export function auditablePledge(row: PledgeRecord) {
  return {
    donorType: row.donorType,
    memberId: row.memberId,
    donorName: row.donorName,
    phone: row.phone,
    email: row.email,
    purpose: row.purpose,
    amount: formatAmount(row.amount),
    currency: row.currency,
    rhythm: row.rhythm,
    dayOfMonth: row.dayOfMonth,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    times: row.times,
    dedication: row.dedication,
    state: row.state,
    remind: row.remind,
  };
}

export const auditedPledge = ({ id, pledgeNumber }: { id: string; pledgeNumber: string }) => ({
  entity: 'Pledge',
  entityId: id,
  label: pledgeNumber,
});
