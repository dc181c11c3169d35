import {
  certificateMailings,
  certificates,
  certificateYears,
  donations,
  members,
  paperSending,
  receipts,
  settings,
} from '@kathok/contract';
import { type MoneyDesk, openMoneyDesk } from '../money-desk.ts';
import { sampleMember } from '../register-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

/** One success of every call that issues, opens or voids a paper. */
export function documentWrites(appOf: () => TestApp): Writes {
  const chief = () => appOf().account('Administrator').id;

  /** A member with an e-mail address who has given something this year. */
  async function donor(desk: MoneyDesk) {
    const app = appOf();
    const person = { ...sampleMember(desk.ids), email: 'donor@example.bt' };
    const { id: memberId, membershipCode } = await app.call(members.create, { body: person }, desk.token);
    const body = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '50' } as const;
    const cash = { payment: { method: 'cash' } } as const;
    const donation = await app.call(donations.create, { body: { ...body, ...cash } }, desk.token);
    const receipt = await app.db
      .selectFrom('receipts')
      .innerJoin('payments', 'payments.id', 'paymentId')
      .innerJoin('members', (join) => join.on('members.id', '=', memberId))
      .select(['receipts.id', 'receiptNumber', 'checkCode', 'personId'])
      .where('donationId', '=', donation.id)
      .executeTakeFirstOrThrow();
    const year = Number(desk.today().slice(0, 4));
    return { memberId, membershipCode, donationId: donation.id, receipt, year };
  }
  const issue = (desk: MoneyDesk, { memberId, year }: { memberId: string; year: number }) =>
    appOf().call(certificates.issue, { body: { kind: 'pit', year, memberId } }, desk.token);

  async function startIssuing(kind: 'member' | 'donation') {
    const desk = await openMoneyDesk(appOf());
    const { year } = await donor(desk);
    return appOf().call(certificateYears.issueAll, { body: { kind, year } }, desk.token);
  }

  async function startMailing(kind: 'member' | 'donation') {
    const desk = await openMoneyDesk(appOf());
    const { year } = await donor(desk);
    const mail = { host: '127.0.0.1', port: 2525 };
    await appOf().call(settings.update, { body: { mail } }, desk.token);
    const started = await appOf().call(certificateMailings.start, { body: { kind, year } }, desk.token);
    await appOf().call(settings.update, { body: { mail: { host: null } } }, desk.token);
    return started;
  }

  return {
    async 'receipts.void'() {
      const desk = await openMoneyDesk(appOf());
      const { receipt, donationId } = await donor(desk);
      const body = { reason: 'Bounced' };
      await appOf().call(receipts.void, { params: { id: receipt.id }, body }, desk.token);
      return { actorId: chief(), entityId: donationId };
    },
    async 'certificates.issue'() {
      const desk = await openMoneyDesk(appOf());
      const { id } = await issue(desk, await donor(desk));
      return { actorId: chief(), entityId: id };
    },
    async 'certificates.reissue'() {
      const desk = await openMoneyDesk(appOf());
      const { id } = await issue(desk, await donor(desk));
      const again = { params: { id }, body: { reason: 'Name misspelt' } };
      const { id: entityId } = await appOf().call(certificates.reissue, again, desk.token);
      return { actorId: chief(), entityId };
    },
    async 'certificates.void'() {
      const desk = await openMoneyDesk(appOf());
      const { id: entityId } = await issue(desk, await donor(desk));
      const call = { params: { id: entityId }, body: { reason: 'Wrong person' } };
      await appOf().call(certificates.void, call, desk.token);
      return { actorId: chief(), entityId };
    },
    async 'certificates.request'() {
      const { membershipCode, receipt, year } = await donor(await openMoneyDesk(appOf()));
      const body = { kind: 'pit', identifier: membershipCode, year } as const;
      await appOf().call(certificates.request, { body });
      await appOf().jobs.runDue();
      return { actorId: null, entityId: receipt.personId };
    },
    async 'paperSending.sendReceipt'() {
      const desk = await openMoneyDesk(appOf());
      const { receipt } = await donor(desk);
      await appOf().call(paperSending.sendReceipt, { params: { id: receipt.id }, body: {} }, desk.token);
      return { actorId: chief(), entityId: receipt.id };
    },
    async 'paperSending.sendCertificate'() {
      const desk = await openMoneyDesk(appOf());
      const { id } = await issue(desk, await donor(desk));
      await appOf().call(paperSending.sendCertificate, { params: { id }, body: {} }, desk.token);
      return { actorId: chief(), entityId: id };
    },
    async 'certificateYears.issueAll'() {
      const { id } = await startIssuing('donation');
      return { actorId: chief(), entityId: id };
    },
    async 'certificateYears.stopIssuing'() {
      const { id } = await startIssuing('member');
      const { token } = await openMoneyDesk(appOf());
      await appOf().call(certificateYears.stopIssuing, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'certificateMailings.start'() {
      const { id } = await startMailing('donation');
      return { actorId: chief(), entityId: id };
    },
    async 'certificateMailings.stop'() {
      const { id } = await startMailing('member');
      const { token } = await openMoneyDesk(appOf());
      await appOf().call(certificateMailings.stop, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'certificates.redeem'() {
      const { receipt } = await donor(await openMoneyDesk(appOf()));
      const { receiptNumber, checkCode } = receipt;
      await appOf().call(certificates.redeem, { body: { receiptNumber, checkCode } });
      return { actorId: null, entityId: receipt.id };
    },
  };
}
