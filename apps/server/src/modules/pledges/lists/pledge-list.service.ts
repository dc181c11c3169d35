import {
  type Day,
  dayOf,
  formatAmount,
  type InputOf,
  type Paged,
  type PledgeRow,
  type pledges,
  type ResponseOf,
  toPage,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { exportRows } from '../../../base/spreadsheets/writing/export-rows.ts';
import { type Standing, standingOf } from '../expectations/expectations.ts';
import { isPledgeStaff } from '../pledge-access.ts';
import { findPledgesById } from '../pledge.repository.ts';
import { termsOf, toPledgeRow } from '../present-pledge.ts';
import { pledgeSheet } from './pledge-sheet.ts';
import {
  countRested,
  findOpenPledges,
  findPledgePage,
  type OpenPledge,
  type PledgeFilters,
} from './pledge-list.repository.ts';

type Pledges = typeof pledges;

/** All pledges for the office; for a member their own. */
export async function listPledges(
  ctx: Ctx,
  { query }: InputOf<Pledges['list']>,
): Promise<ResponseOf<Pledges['list']>> {
  const only = isPledgeStaff(ctx, 'read') ? null : (actorOf(ctx).memberId ?? null);
  if (only === null && !isPledgeStaff(ctx, 'read')) throw new AppError('not_allowed');
  const today = dayOf(ctx.now);
  const { page, take, sortBy, order, q, countAll, state, ...others } = query;
  const filters: PledgeFilters = { ...others, q };
  const open = (await findOpenPledges(ctx.db, filters, only)).map((pledge) => ({
    pledge,
    standing: standingOf(termsOf(pledge), pledge.came, today),
  }));
  const { paused, ended } = await countRested(ctx.db, filters, only);
  const over = open.filter((one) => isOver(one, today)).length;
  const behind = open.filter(({ standing }) => standing.behind > 0);
  const counts = { active: open.length - over, behind: behind.length, paused, ended: ended + over };
  if (state === 'behind' || sortBy === 'behind' || sortBy === 'behindSince') {
    const by = sortBy === 'behindSince' || sortBy === 'donorName' ? sortBy : 'behind';
    const shown = await pageOfBehind(ctx, behind, { page, take, sortBy: by, order });
    return { ...shown, counts };
  }
  const sorted = { sortBy: sortBy ?? 'createdAt', order: order ?? 'DESC' } as const;
  const { data, meta } = await findPledgePage(
    ctx.db,
    { filters, only, state, today, ...sorted },
    { page, take, countAll },
  );
  return { data: data.map((row) => toPledgeRow(row, today)), meta, counts };
}

/** Who is behind, by how much and since when: computed from all that is pledged and all that came, at each look. */
export async function listBehind(
  ctx: Ctx,
  { query }: InputOf<Pledges['behind']>,
): Promise<ResponseOf<Pledges['behind']>> {
  const { page, take, sortBy = 'behind', order, countAll: _all, ...filters } = query;
  const behind = await findBehind(ctx, filters);
  const { currency } = await readSettings(ctx.db);
  const ours = behind.filter(({ pledge }) => pledge.currency === currency);
  const sum = ours.reduce((all, { standing }) => all + standing.behind, 0);
  const shown = await pageOfBehind(ctx, behind, { page, take, sortBy, order });
  return { ...shown, totals: { behind: formatAmount(sum), currency } };
}

/** As a sheet: whom the filter finds; who took it along is written down before. */
export async function exportPledges(ctx: Ctx, { query }: InputOf<Pledges['all']>): Promise<FileAnswer> {
  const { format = 'json', state, ...filters } = query;
  if (state === 'behind') {
    const behind = await findBehind(ctx, filters);
    return exportBehind(ctx, behind, { format, filters: { state, ...filters } });
  }
  await auditExport(ctx, { format, state, ...auditableFilters(filters) });
  const today = dayOf(ctx.now);
  return exportRows(`pledges-${today}`, format, readPledges(ctx, { state, filters, today }), pledgeSheet);
}

type BehindPledge = { pledge: OpenPledge; standing: Standing };
type Order = 'behind' | 'behindSince' | 'donorName';

async function findBehind(ctx: Ctx, filters: PledgeFilters): Promise<BehindPledge[]> {
  const today = dayOf(ctx.now);
  return (await findOpenPledges(ctx.db, filters)).flatMap((pledge) => {
    const standing = standingOf(termsOf(pledge), pledge.came, today);
    return standing.behind > 0 ? [{ pledge, standing }] : [];
  });
}

const comparing: Record<Order, (a: BehindPledge, b: BehindPledge) => number> = {
  behind: (a, b) => a.standing.behind - b.standing.behind,
  behindSince: (a, b) => compareText(a.standing.behindSince ?? '', b.standing.behindSince ?? ''),
  donorName: (a, b) => compareText(a.pledge.donorNameKey, b.pledge.donorNameKey),
};
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (behind: readonly BehindPledge[], sortBy: Order, order: 'ASC' | 'DESC') => {
  const sign = order === 'ASC' ? 1 : -1;
  return behind.toSorted((a, b) => sign * comparing[sortBy](a, b) || compareText(a.pledge.id, b.pledge.id));
};

interface Page {
  page: number;
  take: number;
  sortBy: Order;
  order?: 'ASC' | 'DESC' | undefined;
}

async function pageOfBehind(
  ctx: Ctx,
  behind: readonly BehindPledge[],
  { page, take, sortBy, order = sortBy === 'behind' ? 'DESC' : 'ASC' }: Page,
): Promise<Paged<PledgeRow>> {
  const shown = inOrder(behind, sortBy, order).slice((page - 1) * take, page * take);
  const data = await readInOrder(
    ctx,
    shown.map(({ pledge }) => pledge.id),
  );
  return toPage(data, behind.length, { page, take });
}

async function readInOrder(ctx: Ctx, ids: readonly string[]): Promise<PledgeRow[]> {
  const rows = await findPledgesById(ctx.db, ids);
  const byId = new Map(rows.map((row) => [row.id, toPledgeRow(row, dayOf(ctx.now))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function isOver({ pledge, standing }: BehindPledge, today: Day): boolean {
  return pledge.lastDueOn !== null && pledge.lastDueOn < today && standing.behind === 0;
}

async function exportBehind(
  ctx: Ctx,
  behind: readonly BehindPledge[],
  { format, filters }: { format: 'json' | 'csv' | 'xlsx'; filters: PledgeFilters & { state?: string } },
): Promise<FileAnswer> {
  await auditExport(ctx, { format, ...auditableFilters({ state: 'behind', ...filters }) });
  const ids = inOrder(behind, 'behind', 'DESC').map(({ pledge }) => pledge.id);
  return exportRows(`pledges-behind-${dayOf(ctx.now)}`, format, readPortions(ctx, ids), pledgeSheet);
}

const portion = 500;

async function* readPortions(ctx: Ctx, ids: readonly string[]): AsyncGenerator<PledgeRow> {
  for (let at = 0; at < ids.length; at += portion) yield* await readInOrder(ctx, ids.slice(at, at + portion));
}

type Listed = Omit<Parameters<typeof findPledgePage>[1], 'only' | 'sortBy' | 'order'>;

async function* readPledges(ctx: Ctx, listed: Listed): AsyncGenerator<PledgeRow> {
  for (let page = 1; ; page += 1) {
    const asked = { ...listed, only: null, sortBy: 'createdAt', order: 'ASC' } as const;
    const { data, meta } = await findPledgePage(ctx.db, asked, { page, take: portion });
    for (const row of data) yield toPledgeRow(row, listed.today);
    if (!meta.hasNextPage) return;
  }
}

const auditExport = (ctx: Ctx, after: object) =>
  inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Pledge', after: { ...after } }));
