import {
  dayOf,
  type DonationPurpose,
  type donationPurposes,
  formatAmount,
  type InputOf,
  purposeAmountErrors,
  type ResponseOf,
} from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  countPurposeUses,
  findPurpose,
  findPurposeOptions,
  findPurposes,
  insertPurpose,
  type PurposeRow,
} from './donation-purpose.repository.ts';
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

type Purposes = typeof donationPurposes;

const kind: MasterKind<PurposeRow, DonationPurpose> = {
  table: 'donationPurposes',
  entity: 'DonationPurpose',
  find: findPurpose,
  present: (row) => ({ ...row, ...amountsOf(row), ...stamps(row) }),
  auditable(row) {
    const { name, description, isTaxDeductible, startsOn, endsOn, isActive, unitName, unitPlural } = row;
    return {
      name,
      description,
      isTaxDeductible,
      ...amountsOf(row),
      unitName,
      unitPlural,
      startsOn,
      endsOn,
      isActive,
    };
  },
  usage: countPurposeUses,
};

export async function listPurposes(ctx: Ctx, { query }: InputOf<Purposes['list']>) {
  return presentPage(kind, await findPurposes(ctx.db, query));
}

export async function listPurposeOptions(
  ctx: Ctx,
  { query }: InputOf<Purposes['all']>,
): Promise<ResponseOf<Purposes['all']>> {
  const rows = await findPurposeOptions(ctx.db, mayIncludeInactive(ctx, query), dayOf(ctx.now));
  return rows.map(kind.present);
}

export function getPurpose(ctx: Ctx, { params }: InputOf<Purposes['get']>): Promise<DonationPurpose> {
  return getMaster(ctx, kind, params.id);
}

export function createPurpose(ctx: Ctx, { body }: InputOf<Purposes['create']>): Promise<DonationPurpose> {
  return createMaster(ctx, kind, (tx) =>
    insertPurpose(tx, { ...body, createdAt: ctx.now, updatedAt: ctx.now }),
  );
}

export function updatePurpose(
  ctx: Ctx,
  { params, body }: InputOf<Purposes['update']>,
): Promise<DonationPurpose> {
  const { version, ...values } = body;
  return updateMaster(ctx, kind, {
    ...params,
    version,
    async change(_tx, before) {
      const wanted = { ...before, ...values };
      const errors = purposeAmountErrors(wanted);
      if (errors.length > 0) throw new AppError('validation_failed', { errors });
      const { startsOn, endsOn } = wanted;
      if (startsOn && endsOn && endsOn < startsOn) {
        throw fieldProblem('endsOn', 'isAfterStart', 'must not lie before the first day');
      }
      return values;
    },
  });
}

export function removePurpose(ctx: Ctx, { params }: InputOf<Purposes['remove']>): Promise<void> {
  return removeMaster(ctx, kind, params.id);
}

function amountsOf({ targetAmount, minimumAmount, unitAmount, suggestedAmounts }: PurposeRow) {
  return {
    targetAmount: targetAmount === null ? null : formatAmount(targetAmount),
    minimumAmount: formatAmount(minimumAmount),
    unitAmount: unitAmount === null ? null : formatAmount(unitAmount),
    suggestedAmounts: suggestedAmounts.map(formatAmount),
  };
}
