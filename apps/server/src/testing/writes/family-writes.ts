import { families } from '@kathok/contract';
import { signInAsMember } from '../member-account.ts';
import { openMoneyDesk } from '../money-desk.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that changes a family. */
export function familyWrites(appOf: () => TestApp): Writes {
  return {
    async 'families.createLink'() {
      const desk = await openMoneyDesk(appOf());
      const [keeper, kept] = [await desk.member(), await desk.member()];
      const token = await signInAsMember(appOf(), keeper, desk.token);
      const { membershipCode, dateOfBirth } = kept;
      const body = { membershipCode, dateOfBirth: dateOfBirth!, relation: 'parent' as const };
      await appOf().call(families.createLink, { body }, token);
      const { id: actorId } = await appOf()
        .db.selectFrom('users')
        .select('id')
        .where('memberId', '=', keeper.id)
        .executeTakeFirstOrThrow();
      return { actorId, entityId: keeper.id };
    },
    async 'families.updateLink'() {
      const desk = await openMoneyDesk(appOf());
      const [keeper, kept] = [await desk.member(), await desk.member()];
      const link = { keeperId: keeper.id, memberId: kept.id, relation: 'child' as const };
      const body = { ...link, consent: 'paper' as const, note: 'Letter of 3 May' };
      const made = await appOf().call(families.createLink, { body }, desk.token);
      const ended = { params: { id: made.link!.id }, body: { state: 'ended' as const } };
      await appOf().call(families.updateLink, ended, desk.token);
      return { actorId: appOf().account('Administrator').id, entityId: kept.id };
    },
  };
}
