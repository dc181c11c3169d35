import {
  type CallOf,
  donationPurposes,
  donations,
  fees,
  type MembershipFee,
  membershipFee,
  members,
  renewals,
} from '@kathok/contract';
import { sampleMember, type ShippedIds, shippedIds } from './register-samples.ts';
import type { TestApp } from './start-test-app.ts';

/** The smallest picture there is: one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

function slipFile(mark = ''): File {
  // What follows the end of a PNG is no part of the picture, and makes another file of it.
  return new File([pixel, mark], 'slip.png', { type: 'image/png' });
}

let journal = 0;

/** The proof of a transfer that nobody has sent yet. */
export function sampleSlip(paidOn: string) {
  journal += 1;
  const journalNumber = `J${String(journal).padStart(9, '0')}`;
  const method = 'mobile_transfer' as const;
  return { method, bank: 'Bank of Bhutan', journalNumber, paidOn, slip: slipFile(journalNumber) };
}

export type MoneyDesk = Awaited<ReturnType<typeof openMoneyDesk>>;

/** Shorthand for what most tests about money begin with. */
export async function openMoneyDesk(app: TestApp) {
  const ids: ShippedIds = await shippedIds(app);
  const token = await app.signIn('Administrator');
  const [purpose] = await app.call(donationPurposes.all, {});
  if (!purpose) throw new Error('No purpose is shipped.');
  const today = () => new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

  return {
    ids,
    token,
    purposeId: purpose.id,
    today,
    /** A member whose first year is given. */
    member: () => app.call(members.create, { body: { ...sampleMember(ids), waiveFee: true } }, token),
    /** A donation that is only promised. */
    async donation(amount = '500.00') {
      const body: CallOf<typeof donations.create>['body'] = {
        donorType: 'non_member',
        donorName: 'Pema Lhamo',
        purposeId: purpose.id,
        amount,
      };
      return (await app.call(donations.create, { body })).id;
    },
    /** A donation whose slip waits to be verified. */
    async donationWithSlip(amount = '500.00') {
      const donationId = await this.donation(amount);
      await app.call(donations.sendSlip, { body: { donationId, ...sampleSlip(today()) } });
      return donationId;
    },
    /** A renewal whose slip waits to be verified. */
    async renewalWithSlip() {
      const { id: memberId } = await this.member();
      const { feeId, renewal } = await app.call(renewals.create, { body: { memberId } }, token);
      await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(today()) });
      return { memberId, feeId, renewalId: renewal.id };
    },
    async fee(id: string): Promise<MembershipFee> {
      return membershipFee.parse(await app.call(fees.get, { params: { id } }, token));
    },
  };
}
