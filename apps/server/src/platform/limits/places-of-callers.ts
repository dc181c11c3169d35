import { networkOf } from '../../base/network.ts';
import { semaphorePerName } from '../../base/semaphore.ts';
import type { Ctx } from '../context.ts';

/** Who wants something drawn. Jobs have neither an actor nor an address. */
export interface Caller {
  actor: Pick<NonNullable<Ctx['actor']>, 'id' | 'roleType'> | null;
  address: string | null;
}

/**
 * Where work is done one at a time for everybody, one member, or one network of visitors, takes only a few places of the
 * queue; the next one is refused at once. Staff work for others and have no such limit. Answers how to give the place back.
 */
export function placesOfCallers(mostOfEach: number): (caller: Caller) => Promise<() => void> {
  const places = semaphorePerName(mostOfEach, { mostWaiting: 0 });
  return async (caller) => {
    const name = limitedName(caller);
    return name === null ? () => {} : places(name);
  };
}

function limitedName({ actor, address }: Caller): string | null {
  if (actor) return actor.roleType === 'admin' ? null : `account ${actor.id}`;
  return address === null ? null : `network ${networkOf(address)}`;
}
