import {
  type Day,
  dayOf,
  type Endpoint,
  type InputOf,
  isAllowed,
  type Paged,
  type ResponseOf,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { changes } from '../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import {
  lockMasterRow,
  markMasterRowRemoved,
  type MasterTable,
  updateMasterRow,
} from './master-row.repository.ts';
import { requireUnused, type Usage } from './usage.ts';

interface MasterRow {
  id: string;
  name: string;
  version: number;
}

type Calls = Record<'list' | 'all' | 'get' | 'create' | 'update' | 'remove', Endpoint>;
type Item<Part extends Calls> = ResponseOf<Part['get']>;
type Change<Part extends Calls> = Omit<InputOf<Part['update']>['body'], 'version'>;

/** One kind of common data: where its rows lie, and how the outside and the audit see one. */
interface MasterKind<Part extends Calls, Row extends MasterRow> {
  table: MasterTable;
  /** The glossary's name of one record, `Country`. */
  entity: string;
  find(db: Db | Tx, id: string): Promise<Row | undefined>;
  findPage(db: Db | Tx, query: InputOf<Part['list']>['query']): Promise<Paged<Row>>;
  /** What pickers offer. */
  findOptions(db: Db | Tx, includeInactive: boolean, today: Day): Promise<Row[]>;
  insert(tx: Tx, values: InputOf<Part['create']>['body'], now: Date): Promise<string>;
  /** What to write of a change, where not all of it may be, or not always. */
  change?(tx: Tx, before: Row, values: Change<Part>): Promise<object>;
  present(row: Row): Item<Part>;
  auditable(row: Row): Record<string, unknown>;
  usage(db: Db | Tx, id: string): Promise<Usage>;
}

/** What every kind of common data does in the same way. */
export function masterHandlers<Part extends Calls, Row extends MasterRow>(kind: MasterKind<Part, Row>) {
  const named = ({ id, name }: Row) => ({ entity: kind.entity, entityId: id, label: name });
  return {
    async list(ctx: Ctx, { query }: Pick<InputOf<Part['list']>, 'query'>): Promise<Paged<Item<Part>>> {
      const page = await kind.findPage(ctx.db, query);
      return { ...page, data: page.data.map(kind.present) };
    },
    async all(
      ctx: Ctx,
      { query }: { query: { includeInactive?: boolean | undefined } },
    ): Promise<Item<Part>[]> {
      const rows = await kind.findOptions(ctx.db, mayIncludeInactive(ctx, query), dayOf(ctx.now));
      return rows.map(kind.present);
    },
    async get(ctx: Ctx, { params }: { params: { id: string } }): Promise<Item<Part>> {
      return kind.present(orNotFound(await kind.find(ctx.db, params.id)));
    },
    create(ctx: Ctx, { body }: Pick<InputOf<Part['create']>, 'body'>): Promise<Item<Part>> {
      return inTransaction(ctx, async (tx) => {
        const row = orNotFound(await kind.find(tx, await kind.insert(tx, body, ctx.now)));
        await ctx.audit(tx, { action: 'create', ...named(row), after: kind.auditable(row) });
        return kind.present(row);
      });
    },
    update(
      ctx: Ctx,
      { params, body }: { params: { id: string }; body: InputOf<Part['update']>['body'] },
    ): Promise<Item<Part>> {
      const { version, ...values } = body as { version?: number } & Change<Part>;
      return inTransaction(ctx, async (tx) => {
        await lockMasterRow(tx, kind.table, params.id);
        const before = orNotFound(await kind.find(tx, params.id));
        if (version !== undefined && version !== before.version) throw new AppError('stale_version');
        const written = kind.change ? await kind.change(tx, before, values as Change<Part>) : values;
        await updateMasterRow(tx, kind.table, params.id, written, ctx.now);
        const after = orNotFound(await kind.find(tx, params.id));
        const differing = changes(kind.auditable(before), kind.auditable(after));
        if (Object.keys(differing.after).length > 0)
          await ctx.audit(tx, { action: 'update', ...named(after), ...differing });
        return kind.present(after);
      });
    },
    remove(ctx: Ctx, { params }: { params: { id: string } }): Promise<void> {
      return inTransaction(ctx, async (tx) => {
        await lockMasterRow(tx, kind.table, params.id);
        const row = orNotFound(await kind.find(tx, params.id));
        requireUnused(row.name, await kind.usage(tx, params.id));
        await markMasterRowRemoved(tx, kind.table, params.id, ctx.now);
        await ctx.audit(tx, { action: 'remove', ...named(row), before: kind.auditable(row) });
      });
    },
  };
}

/** The times a record was created and changed, as they are sent. */
export function timestamps({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Pickers offer active records; inactive ones are shown only to those who may read the common data. */
function mayIncludeInactive(
  ctx: Ctx,
  { includeInactive = false }: { includeInactive?: boolean | undefined },
): boolean {
  if (!includeInactive) return false;
  if (!ctx.actor) throw new AppError('not_signed_in');
  if (!isAllowed(ctx.actor.ability, 'read', 'Master')) throw new AppError('not_allowed');
  return true;
}
