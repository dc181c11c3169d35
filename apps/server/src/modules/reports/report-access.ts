import { type Action, isAllowed, type Subject } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';

export const hasRight = (ctx: Ctx, action: Action, subject: Subject): boolean =>
  isAllowed(actorOf(ctx).ability, action, subject);

/** Reports are figures; whose they are is for those who may read the people themselves. */
export function requireRight(ctx: Ctx, action: Action, subject: Subject): void {
  if (!hasRight(ctx, action, subject)) throw new AppError('not_allowed');
}

/** Filters that ask about certain people: by a word of their name or number, one by one, or by a list picked by hand. */
interface AskedAbout {
  q?: string | undefined;
  memberId?: string | undefined;
  listId?: string | undefined;
}

/** Figures about somebody say who they are: without the right to read those people, nobody is asked for by name. */
export function requireNobodyNamed(ctx: Ctx, asked: AskedAbout, whose: Subject): void {
  const { q, memberId, listId } = asked;
  if (q || memberId || listId) requireRight(ctx, 'read', whose);
}
