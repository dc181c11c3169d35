import {
  formatAmount,
  type InputOf,
  type MembershipType,
  type membershipTypes,
  type ResponseOf,
} from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { requireKnownFrequencies, requirePayable } from './fee-table.ts';
import {
  countTypeUses,
  findFrequencyNames,
  findType,
  findTypeOptions,
  findTypes,
  insertType,
  replaceFees,
  type TypeRow,
} from './membership-type.repository.ts';
import {
  createMaster,
  getMaster,
  type MasterKind,
  mayIncludeInactive,
  presentPage,
  removeMaster,
  stamps,
  updateMaster,
} from '../master-data/index.ts';

type Types = typeof membershipTypes;

const kind: MasterKind<TypeRow, MembershipType> = {
  table: 'membershipTypes',
  entity: 'MembershipType',
  find: findType,
  present: (row) => ({ ...row, ...sums(row), ...stamps(row) }),
  auditable: ({ id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...row }) => ({
    ...row,
    ...sums(row),
  }),
  usage: countTypeUses,
};

export async function listTypes(ctx: Ctx, { query }: InputOf<Types['list']>) {
  return presentPage(kind, await findTypes(ctx.db, query));
}

export async function listTypeOptions(
  ctx: Ctx,
  { query }: InputOf<Types['all']>,
): Promise<ResponseOf<Types['all']>> {
  const rows = await findTypeOptions(ctx.db, mayIncludeInactive(ctx, query));
  return rows.map(kind.present);
}

export function getType(ctx: Ctx, { params }: InputOf<Types['get']>): Promise<MembershipType> {
  return getMaster(ctx, kind, params.id);
}

export function createType(ctx: Ctx, { body }: InputOf<Types['create']>): Promise<MembershipType> {
  return createMaster(ctx, kind, async (tx) => {
    const { fees, ...values } = body;
    requireKnownFrequencies(fees, await findFrequencyNames(tx, fees.map(idOf)));
    requirePayable(body);
    const { defaultGraceDays, defaultRenewalWindowDays } = await readSettings(tx);
    const { graceDays = defaultGraceDays, renewalWindowDays = defaultRenewalWindowDays } = values;
    const stamps = { createdAt: ctx.now, updatedAt: ctx.now };
    const id = await insertType(tx, { ...values, graceDays, renewalWindowDays, ...stamps });
    await replaceFees(tx, id, fees);
    return id;
  });
}

/** The fee table is replaced whole: what is not sent is no longer offered. */
export function updateType(ctx: Ctx, { params, body }: InputOf<Types['update']>): Promise<MembershipType> {
  const { version, fees, ...values } = body;
  return updateMaster(ctx, kind, {
    ...params,
    version,
    async change(tx, before) {
      if (fees) requireKnownFrequencies(fees, await findFrequencyNames(tx, fees.map(idOf)));
      requirePayable({ ...before, ...values, fees: fees ?? before.fees });
      if (fees) await replaceFees(tx, before.id, fees);
      return values;
    },
  });
}

export function removeType(ctx: Ctx, { params }: InputOf<Types['remove']>): Promise<void> {
  return removeMaster(ctx, kind, params.id);
}

const idOf = (fee: { paymentFrequencyId: string }) => fee.paymentFrequencyId;

function sums({ registrationFee, fees }: Pick<TypeRow, 'registrationFee' | 'fees'>) {
  return {
    registrationFee: formatAmount(registrationFee),
    fees: fees.map(({ amount, ...fee }) => ({ ...fee, amount: formatAmount(amount) })),
  };
}
