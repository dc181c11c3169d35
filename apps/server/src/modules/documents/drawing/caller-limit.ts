import { AppError } from '../../../base/app-error.ts';
import { networkOf } from '../../../base/network.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Who wants a paper. Jobs have neither an actor nor an address. */
export interface PaperCaller {
  actor: Pick<NonNullable<Ctx['actor']>, 'id' | 'roleType'> | null;
  address: string | null;
}

/** As many as a person opens at once in the tabs of a browser. */
const mostPerCaller = 4;
const underWay = new Map<string, number>();

/**
 * Papers are drawn one at a time for everybody, so one member, or one network of visitors, takes only a few places. Staff
 * print for others and have no such limit. Answers how to give the place back.
 */
export function takePlace(caller: PaperCaller): () => void {
  const name = limitedName(caller);
  if (name === null) return () => {};
  const count = underWay.get(name) ?? 0;
  if (count >= mostPerCaller) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  underWay.set(name, count + 1);
  return () => {
    const left = underWay.get(name)! - 1;
    if (left > 0) underWay.set(name, left);
    else underWay.delete(name);
  };
}

function limitedName({ actor, address }: PaperCaller): string | null {
  if (actor) return actor.roleType === 'admin' ? null : `account ${actor.id}`;
  return address === null ? null : `network ${networkOf(address)}`;
}
