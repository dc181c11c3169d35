import type { Paged } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import {
  lockMasterRow,
  markMasterRowRemoved,
  type MasterTable,
  updateMasterRow,
} from './master-row.repository.ts';
import { requireUnused, type Usage } from './usage.ts';
import { changes } from '../../platform/audit.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

export interface MasterRow {
  id: string;
  name: string;
  version: number;
}

/** One kind of common data: where its rows lie, and how the outside and the audit see one. */
export interface MasterKind<Row extends MasterRow, Item> {
  table: MasterTable;
  /** As the glossary names it: `Country`. */
  entity: string;
  find(db: Db | Tx, id: string): Promise<Row | undefined>;
  present(row: Row): Item;
  auditable(row: Row): Record<string, unknown>;
  usage(db: Db | Tx, id: string): Promise<Usage>;
}

export function presentPage<Row extends MasterRow, Item>(
  kind: MasterKind<Row, Item>,
  page: Paged<Row>,
): Paged<Item> {
  return { ...page, data: page.data.map(kind.present) };
}

export async function getMaster<Row extends MasterRow, Item>(
  ctx: Ctx,
  kind: MasterKind<Row, Item>,
  id: string,
) {
  return kind.present(orNotFound(await kind.find(ctx.db, id)));
}

/** `insert` writes the row, and what hangs on it, and answers its id. */
export function createMaster<Row extends MasterRow, Item>(
  ctx: Ctx,
  kind: MasterKind<Row, Item>,
  insert: (tx: Tx) => Promise<string>,
): Promise<Item> {
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await kind.find(tx, await insert(tx)));
    await ctx.audit(tx, { action: 'create', ...named(kind, row), after: kind.auditable(row) });
    return kind.present(row);
  });
}

interface Asked<Row> {
  id: string;
  version: number | undefined;
  /** May it be so now? Writes what hangs on the row, and answers the new values of the row itself. */
  change(tx: Tx, before: Row): Promise<object>;
}

export function updateMaster<Row extends MasterRow, Item>(
  ctx: Ctx,
  kind: MasterKind<Row, Item>,
  { id, version, change }: Asked<Row>,
): Promise<Item> {
  return inTransaction(ctx, async (tx) => {
    await lockMasterRow(tx, kind.table, id);
    const before = orNotFound(await kind.find(tx, id));
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    await updateMasterRow(tx, kind.table, id, await change(tx, before), ctx.now);
    const after = orNotFound(await kind.find(tx, id));
    const differing = changes(kind.auditable(before), kind.auditable(after));
    if (Object.keys(differing.after).length > 0) {
      await ctx.audit(tx, { action: 'update', ...named(kind, after), ...differing });
    }
    return kind.present(after);
  });
}

export function removeMaster<Row extends MasterRow, Item>(ctx: Ctx, kind: MasterKind<Row, Item>, id: string) {
  return inTransaction(ctx, async (tx) => {
    await lockMasterRow(tx, kind.table, id);
    const row = orNotFound(await kind.find(tx, id));
    requireUnused(row.name, await kind.usage(tx, id));
    await markMasterRowRemoved(tx, kind.table, id, ctx.now);
    await ctx.audit(tx, { action: 'remove', ...named(kind, row), before: kind.auditable(row) });
  });
}

function named<Row extends MasterRow, Item>({ entity }: MasterKind<Row, Item>, { id, name }: Row) {
  return { entity, entityId: id, label: name };
}
