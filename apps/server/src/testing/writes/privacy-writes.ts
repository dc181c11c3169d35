import { donation, donations, privacy } from '@kathok/contract';
import { openMoneyDesk } from '../money-desk.ts';
import type { TestApp } from '../start-test-app.ts';

/** One success of every call that changes what is held about a person. */
export function privacyWrites(appOf: () => TestApp) {
  return {
    async 'privacy.eraseDonor'() {
      const { token, purposeId } = await openMoneyDesk(appOf());
      const donor = { donorType: 'non_member', donorName: 'Kinzang Erased' } as const;
      const body = { ...donor, purposeId, amount: '40', payment: { method: 'cash' } } as const;
      const given = await appOf().call(donations.create, { body }, token);
      const { id, donationNumber } = donation.parse(given);
      const erasure = { donationNumber, reason: 'Asked for by letter' };
      await appOf().call(privacy.eraseDonor, { params: { id }, body: erasure }, token);
      return { actorId: appOf().account('Administrator').id, entityId: id };
    },
    async 'privacy.erase'() {
      const { member, token } = await openMoneyDesk(appOf());
      const { id, membershipCode } = await member();
      const body = { membershipCode, reason: 'Asked for by letter' };
      await appOf().call(privacy.erase, { params: { id }, body }, token);
      return { actorId: appOf().account('Administrator').id, entityId: id };
    },
  };
}
