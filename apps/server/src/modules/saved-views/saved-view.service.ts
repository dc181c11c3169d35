import type { InputOf, SavedView, savedViews } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import {
  deleteView,
  findViews,
  insertView,
  lockOwner,
  lockView,
  updateView,
} from './saved-view.repository.ts';
import { changes } from '../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';

type SavedViews = typeof savedViews;

/** More tabs than this cannot be looked over. */
const mostPerList = 12;

export function listViews(ctx: Ctx, { query }: InputOf<SavedViews['all']>): Promise<SavedView[]> {
  return findViews(ctx.db, actorOf(ctx).id, query.list);
}

export function createView(ctx: Ctx, { body }: InputOf<SavedViews['create']>): Promise<SavedView> {
  const userId = actorOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, userId);
    if ((await findViews(tx, userId, body.list)).length >= mostPerList) {
      throw fieldProblem('name', 'isRoom', `cannot be kept: there are ${mostPerList} views already`);
    }
    const view = await insertView(tx, { ...body, userId, createdAt: ctx.now });
    await ctx.audit(tx, { action: 'create', ...audited(view), after: { ...body } });
    return view;
  });
}

export function changeView(ctx: Ctx, { params, body }: InputOf<SavedViews['update']>): Promise<SavedView> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwn(ctx, tx, params.id);
    const { before: was, after } = changes(before, body);
    if (Object.keys(after).length === 0) return before;
    const { filters, ...name } = body;
    const view = await updateView(tx, before.id, {
      ...name,
      ...(filters && { filters: JSON.stringify(filters) }),
    });
    await ctx.audit(tx, { action: 'update', ...audited(view), before: was, after });
    return view;
  });
}

export function removeView(ctx: Ctx, { params }: InputOf<SavedViews['remove']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const view = await lockOwn(ctx, tx, params.id);
    await deleteView(tx, view.id);
    const { list, name, filters } = view;
    await ctx.audit(tx, { action: 'remove', ...audited(view), before: { list, name, filters } });
  });
}

async function lockOwn(ctx: Ctx, tx: Tx, id: string): Promise<SavedView> {
  const view = orNotFound(await lockView(tx, actorOf(ctx).id, id));
  return view;
}

const audited = ({ id, name }: SavedView) => ({ entity: 'SavedView', entityId: id, label: name });
