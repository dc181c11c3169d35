import {
  auth,
  backups,
  documents,
  type Donation,
  donations,
  members,
  memberMailings,
  messageTemplates,
  ownSignIn,
  paperPreviews,
  payments,
  type TokenPair,
  users,
} from '@kathok/contract';
import { sampleDonation } from '../donation-samples.ts';
import { openMoneyDesk } from '../money-desk.ts';
import { sampleMember } from '../register-samples.ts';
import { nextNumber, type Office, type Trace, type Writes } from './office.ts';

/** One success of the calls that are sent like a change, and leave no record of one: see `unrecordedWrites`. */
export function readingWrites(office: Office): Writes {
  const app = () => office.app;
  const nothing: Trace = { actorId: null };
  const login = (): Promise<TokenPair> => {
    const { email: username, password } = app().account('Treasurer');
    return app().call(auth.login, { body: { username, password } });
  };
  const { password } = app().account('Treasurer');
  const given = async () => {
    const body = await sampleDonation(app(), { payment: { method: 'cash' } });
    return (await app().call(donations.create, { body }, office.administrator)) as Donation;
  };
  const calls: Record<string, () => Promise<unknown>> = {
    'auth.refresh': async () => {
      const { refreshToken } = await login();
      await app().call(auth.refresh, { body: { refreshToken } });
    },
    'auth.readPasswordLink': async () => {
      const { roleId } = await app().call(
        users.get,
        { params: { id: app().account('Auditor').id } },
        office.administrator,
      );
      const email = `link${nextNumber()}@example.bt`;
      await app().call(users.create, { body: { name: 'Invited', email, roleId } }, office.administrator);
      const mail = (await app().outbox()).find(({ recipient }) => recipient === email);
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
      await app().call(auth.readPasswordLink, { body: { token } });
    },
    'auth.passkeyOptions': () => app().call(auth.passkeyOptions, { body: {} }),
    'backups.tryPassphrase': () =>
      app().call(backups.tryPassphrase, { body: { passphrase: 'none' } }, office.administrator),
    'documents.verifyNumber': async () => {
      const { id } = await given();
      const { receiptNumber, checkCode } = await app()
        .db.selectFrom('receipts')
        .innerJoin('payments', 'payments.id', 'paymentId')
        .select(['receiptNumber', 'checkCode'])
        .where('donationId', '=', id)
        .executeTakeFirstOrThrow();
      await app().call(documents.verifyNumber, { body: { receiptNumber, checkCode } });
    },
    'members.similar': () =>
      app().call(members.similar, { body: { name: 'Pema Lhamo' } }, office.administrator),
    'memberMailings.preview': async () => {
      const { ids } = await openMoneyDesk(app());
      const person = sampleMember(ids, { email: 'reader@example.bt' });
      await app().call(members.create, { body: person }, office.administrator);
      const body = { subject: 'Losar', body: 'Come.', hasEmail: 'true', way: 'email', place: 0 } as const;
      await app().call(memberMailings.preview, { body }, office.administrator);
    },
    'messageTemplates.preview': () => {
      const key = { kind: 'lapsed', channel: 'email', language: 'en' } as const;
      const body = { ...key, subject: 'Missed', body: 'Dear {name}, it ended on {endDay}.' };
      return app().call(messageTemplates.preview, { body }, office.administrator);
    },
    'ownSignIn.beginAuthenticator': async () => {
      const { accessToken } = await login();
      await app().call(ownSignIn.beginAuthenticator, { body: { password } }, accessToken);
    },
    'ownSignIn.beginPasskey': async () => {
      const { accessToken } = await login();
      await app().call(ownSignIn.beginPasskey, { body: { password } }, accessToken);
    },
    'paperPreviews.show': () =>
      app().call(paperPreviews.show, { body: { kind: 'receipt', settings: {} } }, office.administrator),
    'payments.find': async () => {
      const desk = await openMoneyDesk(app());
      const donation = await app().call(
        donations.get,
        { params: { id: await desk.donation() } },
        office.administrator,
      );
      await app().call(payments.find, { body: { reference: (donation as Donation).reference } });
    },
    'payments.looking': async () => {
      const { id } = (await given()).payments[0]!;
      await app().call(payments.looking, { params: { id } }, office.administrator);
    },
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, () => call().then(() => nothing)]),
  );
}
