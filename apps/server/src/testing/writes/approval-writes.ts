import { approvals, type Donation, donations } from '@kathok/contract';
import { sampleDonation } from '../donation-samples.ts';
import { approvalIdOf, wantTwo } from '../second-person.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that decides on what waits for a second person. */
export function approvalWrites(appOf: () => TestApp): Writes {
  const chief = () => appOf().account('Administrator').id;

  /** The treasurer wants a donation reversed, and the administrator decides, each of which is on record. */
  async function decideOn(decide: (id: string, token: string) => Promise<unknown>) {
    const app = appOf();
    const body = await sampleDonation(app, { payment: { method: 'cash' } });
    const treasurer = await app.signIn('Treasurer');
    const { id } = (await app.call(donations.create, { body }, treasurer)) as Donation;
    await wantTwo(app, true);
    const reversal = { params: { id }, body: { reason: 'Bounced' } };
    const asked = await app.send(donations.reverse, reversal, { token: treasurer });
    await decide(approvalIdOf(asked), await app.signIn('Administrator'));
    await wantTwo(app, false);
    return { actorId: chief(), entityId: id };
  }

  return {
    'approvals.approve': () =>
      decideOn((id, token) => appOf().call(approvals.approve, { params: { id } }, token)),
    'approvals.decline': () =>
      decideOn((id, token) =>
        appOf().call(approvals.decline, { params: { id }, body: { reason: 'No' } }, token),
      ),
  };
}
