import type { countries, Country, InputOf, ResponseOf } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import {
  countCountryUses,
  type CountryRow,
  findCountries,
  findCountry,
  findCountryOptions,
  insertCountry,
} from './country.repository.ts';
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

type Countries = typeof countries;

const kind: MasterKind<CountryRow, Country> = {
  table: 'countries',
  entity: 'Country',
  find: findCountry,
  present: (row) => ({ ...row, ...stamps(row) }),
  auditable: ({ name, isoCode, dialCode, currency, isActive }) => ({
    name,
    isoCode,
    dialCode,
    currency,
    isActive,
  }),
  usage: countCountryUses,
};

export async function listCountries(ctx: Ctx, { query }: InputOf<Countries['list']>) {
  return presentPage(kind, await findCountries(ctx.db, query));
}

export function listCountryOptions(
  ctx: Ctx,
  { query }: InputOf<Countries['all']>,
): Promise<ResponseOf<Countries['all']>> {
  return findCountryOptions(ctx.db, mayIncludeInactive(ctx, query));
}

export function getCountry(ctx: Ctx, { params }: InputOf<Countries['get']>): Promise<Country> {
  return getMaster(ctx, kind, params.id);
}

export function createCountry(ctx: Ctx, { body }: InputOf<Countries['create']>): Promise<Country> {
  return createMaster(ctx, kind, (tx) =>
    insertCountry(tx, { ...body, createdAt: ctx.now, updatedAt: ctx.now }),
  );
}

export function updateCountry(ctx: Ctx, { params, body }: InputOf<Countries['update']>): Promise<Country> {
  const { version, ...values } = body;
  return updateMaster(ctx, kind, { ...params, version, change: async () => values });
}

export function removeCountry(ctx: Ctx, { params }: InputOf<Countries['remove']>): Promise<void> {
  return removeMaster(ctx, kind, params.id);
}
