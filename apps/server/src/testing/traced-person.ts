import {
  auth,
  certificates,
  donations,
  fees,
  imports,
  members,
  paperSending,
  renewals,
} from '@kathok/contract';
import sharp from 'sharp';
import { csvFile, memberCells } from './member-sheet.ts';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from './money-desk.ts';
import { sampleMember } from './register-samples.ts';
import type { TestApp } from './start-test-app.ts';

/** Texts that stand nowhere but in records about this person. */
export const traces = {
  name: 'Zangmolhaden Trace',
  formerName: 'Choekyidrolma Trace',
  nameDzongkha: 'བཟང་མོ་ལྷ་ལྡན།',
  cid: '11410987654',
  otherCid: '11410987655',
  taxpayerNumber: 'TPNTRACE01',
  phone: '77654321',
  formerPhone: '77654322',
  email: 'trace@example.bt',
  formerEmail: 'former-trace@example.bt',
  village: 'Tracevillage',
  houseNumber: 'Tracehouse 7',
  address: 'Traceaddress 12',
  occupation: 'Traceweaver',
  remarks: 'Traceremarks',
  note: 'Tracenote',
  removedNote: 'Traceremoved',
  paper: 'Tracepaper',
  message: 'Tracemessage',
  dedicated: 'Tracededication',
  reason: 'Tracereason',
};

const password = 'seven lamps on the sill';

/** A member who has left a trace wherever the product keeps something about somebody. */
export async function makeTracedPerson(app: TestApp) {
  const desk = await openMoneyDesk(app);
  const { token } = desk;
  await giveBeforeJoining(app, desk);
  const { id, membershipCode } = await app.call(
    members.create,
    {
      body: sampleMember(desk.ids, {
        name: traces.formerName,
        nameDzongkha: traces.nameDzongkha,
        identityNumber: traces.cid,
        taxpayerNumber: traces.taxpayerNumber,
        phone: traces.formerPhone,
        email: traces.formerEmail,
        village: traces.village,
        houseNumber: traces.houseNumber,
        address: traces.address,
        occupation: traces.occupation,
        remarks: traces.remarks,
        waiveFee: true,
        wantsAccount: true,
      }),
    },
    token,
  );
  const own = await signInFirst(app, id);
  await changeOwnDetails(app, desk, id, own.token);
  await keepPapers(app, desk, id);
  await mergeDouble(app, desk, id);
  await payAndGive(app, desk, id);
  await issueAndSend(app, desk, id);
  await app.jobs.runDue();
  return { id, membershipCode, desk, ...own };
}

async function picture(): Promise<File> {
  const drawing = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  return new File([new Uint8Array(await drawing.png().toBuffer())], 'me.png', { type: 'image/png' });
}

async function giveBeforeJoining(app: TestApp, { token, purposeId }: MoneyDesk): Promise<void> {
  const donor = { donorType: 'non_member', donorName: traces.formerName, identityType: 'cid' } as const;
  const known = { identityNumber: traces.cid, phone: traces.formerPhone, address: traces.address };
  const donation = { purposeId, amount: '70', payment: { method: 'cash' } } as const;
  const sent = { body: { ...donor, ...known, ...donation } };
  const headers = { 'idempotency-key': 'traced-person-1' };
  const answer = await app.send(donations.create, sent, { token, headers });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

async function signInFirst(app: TestApp, memberId: string) {
  await app.jobs.runDue();
  const mail = (await app.outbox()).find(({ recipient }) => recipient === traces.formerEmail);
  const link = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const pair = { newPassword: password, confirmPassword: password };
  await app.call(auth.resetPassword, { body: { token: link, ...pair } });
  const credentials = { username: traces.formerEmail, password };
  const { accessToken, refreshToken, userData } = await app.call(auth.login, { body: credentials });
  const photo = await picture();
  await app.call(members.setPhoto, { params: { id: memberId }, body: { photo } }, accessToken);
  return { token: accessToken, refreshToken, userId: userData.id };
}

async function changeOwnDetails(app: TestApp, { token }: MoneyDesk, id: string, own: string): Promise<void> {
  const params = { id };
  await app.call(members.update, { params, body: { email: traces.email, phone: traces.phone } }, own);
  await app.call(members.requestChange, { params, body: { name: traces.name } }, own);
  const [claim] = (await app.call(members.listClaims, { query: { memberId: id } }, token)).data;
  const decision = { params: { id: claim!.id }, body: { accept: ['name' as const] } };
  await app.call(members.decideClaim, decision, token);
  await app.call(auth.forgotPassword, { body: { username: traces.email } });
}

async function keepPapers(app: TestApp, { token }: MoneyDesk, id: string): Promise<void> {
  const params = { id };
  await app.call(members.addNote, { params, body: { text: traces.note } }, token);
  await app.call(
    members.addDocument,
    { params, body: { title: traces.paper, file: await picture() } },
    token,
  );
  await app.call(members.get, { params }, token);
  const spoiled = memberCells(1, { Name: traces.name, CID: traces.cid, 'Date of birth': 'unknown' });
  const file = csvFile([spoiled, memberCells(90_001)]);
  await app.call(imports.members, { body: { file, mode: 'commit', onError: 'skip' } }, token);
}

async function mergeDouble(app: TestApp, { token, ids }: MoneyDesk, id: string): Promise<void> {
  const double = {
    name: traces.name,
    identityNumber: traces.otherCid,
    phone: traces.formerPhone,
    waiveFee: true,
  };
  const { id: otherId } = await app.call(members.create, { body: sampleMember(ids, double) }, token);
  await app.call(members.merge, { params: { id }, body: { otherId } }, token);
}

async function payAndGive(app: TestApp, { token, purposeId, today }: MoneyDesk, memberId: string) {
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, token);
  const params = { id: feeId };
  await app.call(fees.sendSlip, { params, body: sampleSlip(today()) });
  await app.call(fees.decide, { params, body: { decision: 'reject', reason: traces.reason } }, token);
  await app.call(fees.sendSlip, { params, body: sampleSlip(today()) });
  await app.call(fees.decide, { params, body: { decision: 'approve' } }, token);
  const given = { donorType: 'member', memberId, purposeId, message: traces.message } as const;
  const dedication = { offering: 'Butter lamps', names: [{ name: traces.dedicated, living: false }] };
  const cash = { payment: { method: 'cash' } } as const;
  await app.call(donations.create, { body: { ...given, ...cash, amount: '300', dedication } }, token);
  const wrong = await app.call(donations.create, { body: { ...given, ...cash, amount: '400' } }, token);
  const reversal = { params: { id: wrong.id }, body: { reason: traces.reason } };
  await app.call(donations.reverse, reversal, token);
}

async function issueAndSend(app: TestApp, { token, today }: MoneyDesk, memberId: string): Promise<void> {
  const year = Number(today().slice(0, 4));
  const { id } = await app.call(certificates.issue, { body: { kind: 'pit', year, memberId } }, token);
  await app.call(paperSending.sendCertificate, { params: { id }, body: {} }, token);
  await app.call(certificates.request, { body: { kind: 'pit', identifier: traces.cid, year } });
}
