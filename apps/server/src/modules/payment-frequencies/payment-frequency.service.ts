import type { InputOf, PaymentFrequency, paymentFrequencies, ResponseOf } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import {
  countFrequencyUses,
  findFrequencies,
  findFrequency,
  findFrequencyOptions,
  type FrequencyRow,
  insertFrequency,
} from './payment-frequency.repository.ts';
import {
  createMaster,
  getMaster,
  type MasterKind,
  mayIncludeInactive,
  presentPage,
  removeMaster,
  requireUnused,
  stamps,
  updateMaster,
} from '../master-data/index.ts';

type Frequencies = typeof paymentFrequencies;

const kind: MasterKind<FrequencyRow, PaymentFrequency> = {
  table: 'paymentFrequencies',
  entity: 'PaymentFrequency',
  find: findFrequency,
  present: (row) => ({ ...row, ...stamps(row) }),
  auditable: ({ name, months, isActive }) => ({ name, months, isActive }),
  usage: countFrequencyUses,
};

export async function listFrequencies(ctx: Ctx, { query }: InputOf<Frequencies['list']>) {
  return presentPage(kind, await findFrequencies(ctx.db, query));
}

export function listFrequencyOptions(
  ctx: Ctx,
  { query }: InputOf<Frequencies['all']>,
): Promise<ResponseOf<Frequencies['all']>> {
  return findFrequencyOptions(ctx.db, mayIncludeInactive(ctx, query));
}

export function getFrequency(ctx: Ctx, { params }: InputOf<Frequencies['get']>): Promise<PaymentFrequency> {
  return getMaster(ctx, kind, params.id);
}

export function createFrequency(
  ctx: Ctx,
  { body }: InputOf<Frequencies['create']>,
): Promise<PaymentFrequency> {
  return createMaster(ctx, kind, (tx) =>
    insertFrequency(tx, { ...body, createdAt: ctx.now, updatedAt: ctx.now }),
  );
}

/** How long it lasts stays as it is once somebody has been told a price for it. */
export function updateFrequency(
  ctx: Ctx,
  { params, body }: InputOf<Frequencies['update']>,
): Promise<PaymentFrequency> {
  const { version, ...values } = body;
  return updateMaster(ctx, kind, {
    ...params,
    version,
    async change(tx, before) {
      const isOtherLength = values.months !== undefined && values.months !== before.months;
      if (isOtherLength) requireUnused(before.name, await countFrequencyUses(tx, before.id));
      return values;
    },
  });
}

export function removeFrequency(ctx: Ctx, { params }: InputOf<Frequencies['remove']>): Promise<void> {
  return removeMaster(ctx, kind, params.id);
}
