import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countries, type Donation, donationPurposes, donations, payments, settings } from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleDonation, sampleSlip } from '../../testing/donation-samples.ts';
import { heicBomb, heicOfSize, heicSlip } from '../../testing/heic-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { smallPdf } from '../../testing/small-pdf.ts';
import { approvalIdOf, approveAs, wantTwo } from '../../testing/second-person.ts';

let treasurer: string;
let chief: string;
const app = await startAppForFile();
treasurer = await app.signIn('Treasurer');
chief = await app.signIn('Administrator');

type NewDonation = Parameters<typeof sampleDonation>[1];
const give = async (values: NewDonation = {}) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) })).id;
const enter = async (values: NewDonation, token = treasurer) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, token)) as Donation;
const decide = (id: string, body: object, token = treasurer) =>
  app.send(donations.decide, { params: { id }, body: body as never }, { token });
const queue = async () => (await app.call(donations.pending, { query: { take: 100 } }, treasurer)).data;

const contactOf = async (wanted: string) => (await queue()).find(({ id }) => id === wanted)?.payerContact;

const want = (requireSecondPerson: boolean) => wantTwo(app, requireSecondPerson);

describe('two pairs of eyes', () => {
  it('where they are wanted, nobody verifies or takes back what they entered', async () => {
    await want(true);
    const { id, paymentStatus } = await enter({ payment: { method: 'cash' } });
    expect(paymentStatus).toBe('pending');
    const waiting = (await queue()).find((donation) => donation.id === id);
    expect(waiting?.warnings.map(({ kind }) => kind)).toEqual(['enteredByYou']);
    const refused = await decide(id, { decision: 'approve' });
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'self_approval' })]);
    expect((await decide(id, { decision: 'approve' }, chief)).status).toBe(200);
    const back = { params: { id }, body: { reason: 'A mistake' } };
    const asked = await app.send(donations.reverse, back, { token: treasurer });
    expect(asked.status).toBe(202);
    for (const token of [treasurer, chief])
      expect((await approveAs(app, token, approvalIdOf(asked))).status).toBe(403);
    await want(false);
  });
});

describe('what waits', () => {
  it('says how the payer hears of a decision, and of e-mail only where it leaves', async () => {
    const contacts = { email: 'payer@example.bt', phone: '+97517614208' };
    const withEmail = await give(contacts);
    const withPhone = await give({ phone: contacts.phone });
    for (const id of [withEmail, withPhone])
      await app.call(donations.sendSlip, { body: await sampleSlip(id, { journalNumber: `77${id}` }) });
    expect(await contactOf(withEmail)).toEqual({ ...contacts, isMailed: false, isSwitchedOff: false });
    await app.call(settings.update, { body: { mail: { host: 'mail.example.bt' } } }, chief);
    expect(await contactOf(withEmail)).toEqual({ ...contacts, isMailed: true, isSwitchedOff: false });
    expect(await contactOf(withPhone)).toEqual({
      email: null,
      phone: contacts.phone,
      isMailed: false,
      isSwitchedOff: false,
    });
    await app.call(settings.update, { body: { mail: { host: null } } }, chief);
    for (const id of [withEmail, withPhone]) await decide(id, { decision: 'reject', reason: 'A test' });
  });

  it('stands there with what makes one look twice, the longest wait first', async () => {
    const [first, second, third] = [await give(), await give(), await give()];
    const slip = await sampleSlip(first, { journalNumber: '55001234' });
    await app.call(donations.sendSlip, { body: slip });
    app.clock.advance({ days: 1 });
    treasurer = await app.signIn('Treasurer');
    chief = await app.signIn('Administrator');
    await app.call(donations.sendSlip, {
      body: await sampleSlip(second, { slip: slip.slip, journalNumber: '55001235', paidOn: '2026-08-01' }),
    });
    const [older, newer] = await queue();
    expect([older?.id, older?.ageDays, newer?.id, newer?.ageDays]).toEqual([first, 1, second, 0]);
    expect(newer?.warnings.map(({ kind, dueId }) => [kind, dueId])).toEqual([
      ['sameSlip', first],
      ['oldDay', null],
    ]);
    const twice = await app.send(donations.sendSlip, {
      body: await sampleSlip(third, { journalNumber: '55 00-1234' }),
    });
    expect([twice.status, twice.body]).toEqual([409, expect.objectContaining({ code: 'already_exists' })]);
    expect((await app.call(donations.get, { params: { id: third } })).paymentStatus).toBe('unpaid');
  });

  it('is rejected with a reason only, and a donation has nothing beyond it', async () => {
    const id = await give();
    await app.call(donations.sendSlip, { body: await sampleSlip(id) });
    expect((await decide(id, { decision: 'reject' })).status).toBe(422);
    const excess = await decide(id, { decision: 'approve', excessPurposeId: app.account('Auditor').id });
    expect(excess.body).toMatchObject({ errors: [{ property: 'excessPurposeId' }] });
    const future = await decide(id, { decision: 'approve', receivedOn: '2026-12-24' });
    expect(future.body).toMatchObject({ errors: [{ property: 'receivedOn' }] });
    const amount = await app.send(
      donations.update,
      { params: { id }, body: { amount: '1' } },
      { token: treasurer },
    );
    expect(amount.body).toMatchObject({ errors: [{ property: 'amount' }] });
    expect((await app.send(donations.remove, { params: { id } }, { token: treasurer })).status).toBe(409);
  });
});

describe('a slip', () => {
  it('is kept without where it was taken', async () => {
    const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
      .withExif({
        IFD0: { Copyright: 'CANARY' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 28/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(photo.includes('CANARY')).toBe(true);
    const id = await give();
    const slip = new File([new Uint8Array(photo)], 'IMG_0001.HEIC', { type: 'image/heic' });
    await app.call(donations.sendSlip, { body: await sampleSlip(id, { slip }) });
    const { payment } = (await queue()).find((donation) => donation.id === id)!;
    const kept = await app.send(payments.slip, { params: { id: payment.id } }, { token: treasurer });
    expect(kept.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(kept.bytes.includes('CANARY')).toBe(false);
    const member = await app.signIn('Member');
    expect((await app.send(payments.slip, { params: { id: payment.id } }, { token: member })).status).toBe(
      404,
    );
  });

  it('that is a PDF is handed out as a download that does nothing in a browser', async () => {
    const content = smallPdf('3 0 obj<</Type/Page>>endobj<</S/JavaScript/JS(x)>><html><script>x</script>\n');
    const id = await give();
    const slip = new File([content], 'slip.html', { type: 'text/html' });
    await app.call(donations.sendSlip, { body: await sampleSlip(id, { slip }) });
    const { payment } = (await queue()).find((donation) => donation.id === id)!;
    const kept = await app.send(payments.slip, { params: { id: payment.id } }, { token: treasurer });
    expect(kept.bytes.toString()).toBe(content);
    expect(kept.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="slip.pdf"; filename*=UTF-8''slip.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('in the format of a phone is kept as a picture; one that cannot be read is a mistake in `slip`', async () => {
    const id = await give();
    const sendHeic = async (bytes: Uint8Array) => {
      const slip = new File([bytes as never], 'IMG_0001.HEIC', { type: 'image/heic' });
      return app.send(donations.sendSlip, { body: await sampleSlip(id, { slip }) });
    };
    const refused = await sendHeic(heicBomb());
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ property: 'slip' }] } });
    expect((await sendHeic(heicOfSize(50_000, 50_000))).status).toBe(413);
    expect((await sendHeic(heicSlip())).status).toBe(201);
    const { payment } = (await queue()).find((donation) => donation.id === id)!;
    expect(payment.slipType).toBe('image/webp');
    const kept = await app.send(payments.slip, { params: { id: payment.id } }, { token: treasurer });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it.each([
    ['<!doctype html><script>alert(1)</script>', 415],
    [smallPdf('<</Type/Page>>'.repeat(21)), 422],
    ['%PDF-1.4\n', 422],
  ])('of another kind is refused, and nothing is kept: %s', async (content, status) => {
    const id = await give();
    const slip = new File([content], 'slip.jpg', { type: 'image/jpeg' });
    const answer = await app.send(donations.sendSlip, { body: await sampleSlip(id, { slip }) });
    expect(answer.status).toBe(status);
    expect((await app.call(donations.get, { params: { id } })).paymentStatus).toBe('unpaid');
  });
});

describe('a campaign', () => {
  it('counts what the books say was given, in its own currency', async () => {
    const purpose = await app.call(
      donationPurposes.create,
      { body: { name: 'A new roof', targetAmount: '10000', endsOn: '2026-12-01' } },
      chief,
    );
    await app.call(
      donationPurposes.create,
      { body: { name: 'Over', targetAmount: '1', endsOn: '2026-11-01' } },
      chief,
    );
    const paid = { purposeId: purpose.id, payment: { method: 'cash' as const } };
    await enter({ ...paid, amount: '1000' });
    const wrong = await enter({ ...paid, amount: '2000' });
    await enter({ ...paid, amount: '300', identityType: 'cid', identityNumber: '10405003333' });
    await enter({ ...paid, amount: '400', identityType: 'cid', identityNumber: '10405003333' });
    await enter({ ...paid, amount: '70', currency: 'USD' });
    await give({ purposeId: purpose.id, amount: '5000' });
    await app.call(donations.reverse, { params: { id: wrong.id }, body: { reason: 'Wrong' } }, treasurer);
    const campaigns = await app.call(donations.campaigns, {});
    expect(campaigns).toEqual([
      {
        purposeId: purpose.id,
        name: 'A new roof',
        nameDzongkha: null,
        description: '',
        descriptionDzongkha: null,
        targetAmount: '10000.00',
        given: '1700.00',
        currency: 'BTN',
        donors: 3,
        endsOn: '2026-12-01',
        daysLeft: 15,
      },
    ]);
    const inUse = await app.send(donationPurposes.remove, { params: { id: purpose.id } }, { token: chief });
    expect(inUse.body).toMatchObject({ code: 'in_use', counts: { donations: 6 } });
  });

  it('and the country of a donor stays as long as there is a donation from it', async () => {
    const body = { name: 'Atlantis', isoCode: 'XA', dialCode: '+999', currency: 'BTN' };
    const { id } = await app.call(countries.create, { body }, chief);
    await give({ countryId: id });
    const inUse = await app.send(countries.remove, { params: { id } }, { token: chief });
    expect(inUse.body).toMatchObject({ code: 'in_use', counts: { donations: 1 } });
  });
});

const stored = async () => [
  (await app.db.selectFrom('files').select('id').execute()).length,
  readdirSync(join(app.place.dataDir, 'files'), { recursive: true }).length,
];

describe('a slip for what is not owed, or has no room for one more', () => {
  it('is refused before anything of it is decoded or stored', async () => {
    const id = await give();
    await app.call(donations.sendSlip, { body: await sampleSlip(id) });
    const before = await stored();
    // Nothing in it can be read as a picture, and nobody tries to.
    const slip = new File([heicBomb() as never], 'slip.heic', { type: 'image/heic' });
    const again = await app.send(donations.sendSlip, { body: await sampleSlip(id, { slip }) });
    expect(again).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    const unknown = await app.send(donations.sendSlip, { body: await sampleSlip(randomUUID()) });
    expect(unknown.status).toBe(404);
    expect(await stored()).toEqual(before);
  });
});
