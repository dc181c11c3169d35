import { auth, type CallOf, fees, isAllowed, type Member, members, type MemberRow } from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { memberPassword, signInAsMember } from '../../testing/member-account.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);
const officer = await app.signIn('Membership officer');
const treasurer = await app.signIn('Treasurer');
const administrator = await app.signIn('Administrator');

type Body = CallOf<typeof members.create>['body'];
const create = (values: Partial<Body> = {}) =>
  app.call(members.create, { body: sampleMember(ids, values) }, officer);
const whole = async (id: string, token = officer) =>
  (await app.call(members.get, { params: { id } }, token)) as Member;
const patch = (id: string, body: CallOf<typeof members.update>['body'], token = officer) =>
  app.call(members.update, { params: { id }, body }, token);
const propertiesOf = (errors: { property: string }[]) => errors.map(({ property }) => property);

/** The fee for joining, in cash. */
async function payFee({ id: memberId }: Member): Promise<void> {
  const [fee] = await app.call(fees.ofMember, { params: { memberId } }, officer);
  const body = { payment: { method: 'cash' as const } };
  await app.call(fees.update, { params: { id: fee?.id ?? '' }, body }, officer);
}

const numberOf = ({ membershipCode }: Member) => Number(membershipCode.slice(3, -1));

describe('entering a member', () => {
  test('gives a code, leaves it pending, and owes the registration fee and the first period', async () => {
    const preview = await app.call(members.newCode, {}, officer);
    const member = await create({ phone: '17 99 88 77', village: ' Tang ' });
    expect(member).toMatchObject({
      membershipCode: preview.membershipCode,
      status: 'pending',
      standing: 'applied',
      paidUntil: null,
      phone: '+97517998877',
      village: 'Tang',
      joinedOn: '2026-11-15',
      membershipType: 'General',
      country: 'Bhutan',
      warnings: [],
      hasLogin: false,
    });
    const fee = await app.db
      .selectFrom('membershipFees')
      .selectAll()
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(fee).toMatchObject({
      kind: 'registration',
      status: 'open',
      amount: 140_000,
      currency: 'BTN',
      periodFrom: '2026-11-15',
      periodTo: '2027-11-14',
    });
  });

  test('with the fee waived begins at once', async () => {
    const yearly = await create({ waiveFee: true, joinedOn: '2026-10-31' });
    expect(yearly).toMatchObject({ status: 'active', standing: 'current', paidUntil: '2027-10-30' });
    const forLife = await create({
      waiveFee: true,
      membershipTypeId: ids.life,
      paymentFrequencyId: ids.lifetime,
    });
    expect(forLife).toMatchObject({ standing: 'lifetime', isLifetime: true, paidUntil: null });
  });

  test('an improbable CID is a warning, not an error', async () => {
    const member = await create({ identityNumber: '99999000001' });
    expect(member.warnings).toMatchObject([{ property: 'identityNumber' }]);
  });

  test('says all faults at once, those of the calendar included', async () => {
    const body = { ...sampleMember(ids), name: '', identityNumber: '123', phone: 'x', gender: 'unknown' };
    const answer = await app.send(members.create, { body: body as never }, { token: officer });
    expect(answer).toMatchObject({ status: 422 });
    expect(propertiesOf((answer.body as { errors: { property: string }[] }).errors).sort()).toEqual([
      'gender',
      'identityNumber',
      'name',
      'phone',
    ]);
    await expect(
      create({
        dateOfBirth: '2026-11-15',
        joinedOn: '2026-11-16',
        countryId: ids.general,
        paymentFrequencyId: ids.lifetime,
      }),
    ).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ property: 'dateOfBirth' }, { property: 'joinedOn' }, { property: 'countryId' }] },
    });
    await expect(create({ paymentFrequencyId: ids.lifetime })).rejects.toMatchObject({
      problem: {
        errors: [{ property: 'paymentFrequencyId', constraints: { isOffered: expect.any(String) } }],
      },
    });
  });

  test('nobody is entered twice: not by CID, not by name, birth date and phone', async () => {
    const first = sampleMember(ids, { name: 'Tashi Wangmo' });
    await app.call(members.create, { body: first }, officer);
    const byCid = { ...sampleMember(ids), identityNumber: first.identityNumber };
    const byAll = { ...sampleMember(ids), name: 'TASHI  wangmo', phone: first.phone };
    for (const body of [byCid, byAll]) {
      const refused = await app.send(members.create, { body }, { token: officer });
      expect(refused).toMatchObject({ status: 409, body: { code: 'already_registered' } });
      expect(JSON.stringify(refused.body)).not.toMatch(/wangmo|KM-/i);
    }
  });

  test('fifty at once have fifty codes in a row', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => create()));
    const numbers = made.map(numberOf).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, place) => numbers[0]! + place));
  });

  test('is for those who may', async () => {
    const body = sampleMember(ids);
    const token = await app.signIn('Auditor');
    expect(await app.send(members.create, { body }, { token })).toMatchObject({ status: 403 });
    expect(await app.send(members.create, { body })).toMatchObject({ status: 401 });
  });
});

describe('a record', () => {
  test('is whole for staff, who are noted; without remarks for the member; a masked card for everybody else', async () => {
    const member = await create({
      name: 'Karma Dema',
      remarks: 'Sings well',
      waiveFee: true,
      email: 'karma@example.bt',
    });
    expect(await whole(member.id)).toMatchObject({
      remarks: 'Sings well',
      identityNumber: member.identityNumber,
    });
    const views = await app.db
      .selectFrom('auditEntries')
      .select('actorId')
      .where('entityId', '=', member.id)
      .where('action', '=', 'view')
      .execute();
    expect(views).toEqual([{ actorId: app.account('Membership officer').id }]);

    const own = await whole(member.id, await signInAsMember(app, member, administrator));
    expect(own).toMatchObject({
      identityNumber: member.identityNumber,
      email: 'karma@example.bt',
      hasLogin: true,
    });
    expect(own).not.toHaveProperty('remarks');

    const card = await app.send(members.get, { params: { id: member.id } });
    expect(card.body).toEqual({
      id: member.id,
      membershipCode: member.membershipCode,
      name: 'Ka*** D***',
      membershipType: 'General',
      status: 'active',
      paidUntil: '2027-11-14',
      isLifetime: false,
      renewal: null,
    });
    const foreign = await app.send(
      members.get,
      { params: { id: member.id } },
      { token: await app.signIn('Member') },
    );
    expect(foreign.body).toEqual(card.body);
  });

  test('shows on its card what may be renewed, from when and for how much', async () => {
    const member = await create({ waiveFee: true, joinedOn: '2025-12-20' });
    const card = await app.send(members.get, { params: { id: member.id } });
    expect(card.body).toMatchObject({
      paidUntil: '2026-12-19',
      renewal: {
        from: '2026-12-20',
        options: expect.arrayContaining([
          {
            membershipTypeId: ids.general,
            membershipType: 'General',
            isCurrent: true,
            paymentFrequencyId: ids.yearly,
            paymentFrequency: 'Yearly',
            months: 12,
            periodTo: '2027-12-19',
            amount: '1200.00',
            currency: 'BTN',
          },
          // One may become something else by renewing.
          expect.objectContaining({ membershipType: 'Life', isCurrent: false, periodTo: null }),
        ]),
      },
    });
  });

  test('that does not exist answers like one that is gone', async () => {
    const member = await create();
    await app.call(members.remove, { params: { id: member.id } }, officer);
    const gone = await app.send(members.get, { params: { id: member.id } });
    const never = await app.send(members.get, { params: { id: '00000000-0000-4000-8000-000000000000' } });
    const bare = ({ status, body }: typeof gone) => ({
      status,
      body: { ...(body as object), requestId: '' },
    });
    expect(bare(gone)).toEqual(bare(never));
    expect(gone.status).toBe(404);
  });
});

test('members sign in with their code too, however they type it', async () => {
  const member = await create();
  await signInAsMember(app, member, administrator);
  const username = member.membershipCode.toLowerCase().replace('-', ' ');
  const { userData } = await app.call(auth.login, { body: { username, password: memberPassword } });
  expect(userData).toMatchObject({ memberId: member.id, roleType: 'user' });
});

describe('a change', () => {
  test('by staff reaches everything, and is noted without the whole CID', async () => {
    // It ends like the new one, which is masked alike.
    const member = await create({ identityNumber: '11410888899' });
    const changed = await patch(member.id, {
      name: 'Dorji Wangchuk',
      identityNumber: '1141 0999 999',
      email: 'dorji@example.bt',
      village: null,
      version: member.version,
    });
    expect(changed).toMatchObject({ name: 'Dorji Wangchuk', identityNumber: '11410999999', version: 2 });
    const { after } = await app.db
      .selectFrom('auditEntries')
      .select('after')
      .where('entityId', '=', member.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({
      name: 'Dorji Wangchuk',
      identityNumber: '•••••••••99',
      email: 'dorji@example.bt',
    });
  });

  test('of what somebody else has changed meanwhile is refused, also when both come together', async () => {
    const member = await create();
    const tries = ['a', 'b', 'c', 'd'].map((village) =>
      app.send(
        members.update,
        { params: { id: member.id }, body: { village, version: 1 } },
        { token: officer },
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    await expect(patch(member.id, { village: 'e', version: 1 })).rejects.toMatchObject({
      problem: { code: 'stale_version' },
    });
  });

  test('by members reaches their contact details and nothing else', async () => {
    const member = await create();
    const token = await signInAsMember(app, member, administrator);
    const changed = await patch(
      member.id,
      { phone: '77 12 34 56', address: 'Paro', name: member.name },
      token,
    );
    expect(changed).toMatchObject({ phone: '+97577123456', address: 'Paro' });
    for (const body of [
      { name: 'Other' },
      { remarks: 'x' },
      { endReason: 'resigned' as const, endedOn: '2026-11-01' },
    ]) {
      await expect(patch(member.id, body, token)).rejects.toMatchObject({ status: 403 });
    }
    const other = await create();
    await expect(patch(other.id, { phone: '77123457' }, token)).rejects.toMatchObject({ status: 404 });
  });

  test('of the kind of membership asks for another sum while nothing is paid', async () => {
    const member = await create();
    await patch(member.id, { membershipTypeId: ids.life, paymentFrequencyId: ids.lifetime });
    const fees = await app.db
      .selectFrom('membershipFees')
      .select(['amount', 'periodTo', 'membershipTypeId'])
      .where('memberId', '=', member.id)
      .execute();
    expect(fees).toEqual([{ amount: 2_500_000, periodTo: null, membershipTypeId: ids.life }]);
    await expect(patch(member.id, { paymentFrequencyId: ids.yearly })).rejects.toMatchObject({
      problem: { errors: [{ property: 'paymentFrequencyId' }] },
    });
  });

  test('to somebody else’s CID is refused', async () => {
    const [one, other] = [await create(), await create()];
    await expect(patch(one.id, { identityNumber: other.identityNumber ?? '' })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'already_registered' },
    });
    await expect(patch(one.id, { identityNumber: 'G12345' })).rejects.toMatchObject({
      problem: { errors: [{ property: 'identityNumber' }] },
    });
  });
});

describe('the end of a membership', () => {
  test('has a reason and a day, and can be taken back with a reason and a day', async () => {
    const member = await create({ waiveFee: true, joinedOn: '2026-01-01' });
    const ended = await patch(member.id, {
      endReason: 'suspended',
      endedOn: '2026-11-01',
      endNote: 'Owes books',
    });
    expect(ended).toMatchObject({
      status: 'inactive',
      standing: 'suspended',
      endedOn: '2026-11-01',
      endNote: 'Owes books',
    });
    expect(await patch(member.id, { endReason: 'suspended', endedOn: '2026-11-02' })).toMatchObject({
      endedOn: '2026-11-02',
    });
    const back = await patch(member.id, {
      reinstate: true,
      reinstateNote: 'Books are back',
      reinstatedOn: '2026-11-10',
    });
    expect(back).toMatchObject({ standing: 'current', endReason: null, endedOn: null });
    const timeline = await app.call(members.timeline, { params: { id: member.id } }, officer);
    expect(timeline.map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['joined', 'Joined'],
        ['coverage', 'Fee waived'],
        ['fee', 'Registration fee'],
        ['change', 'Suspended'],
        ['change', 'Reinstated'],
      ]),
    );
    expect(timeline.find(({ title }) => title === 'Reinstated')?.detail).toMatch(
      /From 10 Nov 2026: Books are back/,
    );
  });

  test('is taken back without a word as well, from today', async () => {
    const member = await create({ waiveFee: true, joinedOn: '2026-01-01' });
    await patch(member.id, { endReason: 'resigned', endedOn: '2026-11-01' });
    expect(await patch(member.id, { reinstate: true })).toMatchObject({
      standing: 'current',
      endReason: null,
      endedOn: null,
    });
    const entries = await app.db
      .selectFrom('auditEntries')
      .select('reason')
      .where('entityId', '=', member.id)
      .where('action', '=', 'reinstate')
      .execute();
    expect(entries).toEqual([{ reason: 'From 15 Nov 2026' }]);
  });

  test('follows only what it may follow', async () => {
    const applicant = await create();
    await expect(
      patch(applicant.id, { endReason: 'suspended', endedOn: '2026-11-15' }),
    ).rejects.toMatchObject({
      status: 409,
      problem: { code: 'wrong_state' },
    });
    expect(await patch(applicant.id, { endReason: 'declined', endedOn: '2026-11-15' })).toMatchObject({
      standing: 'declined',
    });
    const active = await create({ waiveFee: true });
    await expect(patch(active.id, { reinstate: true, reinstateNote: 'x' })).rejects.toMatchObject({
      problem: { code: 'wrong_state' },
    });
    await expect(patch(active.id, { endReason: 'declined', endedOn: '2026-11-15' })).rejects.toMatchObject({
      problem: { code: 'wrong_state' },
    });
    await expect(patch(active.id, { endReason: 'resigned', endedOn: '2026-11-16' })).rejects.toMatchObject({
      problem: { errors: [{ property: 'endedOn' }] },
    });
  });
});

describe('taking somebody out of the register', () => {
  test('hides them, and they can be brought back', async () => {
    const member = await create({ name: 'Hidden Person' });
    await app.call(members.remove, { params: { id: member.id } }, officer);
    const list = (query: object) =>
      app.call(members.list, { query: { q: 'Hidden Person', ...query } }, officer);
    expect((await list({})).data).toEqual([]);
    expect((await list({ isRemoved: true })).data).toMatchObject([{ id: member.id }]);
    const denied = await app.send(members.list, { query: { isRemoved: true } }, { token: treasurer });
    expect(denied.status).toBe(403);
    expect(await app.call(members.restore, { params: { id: member.id } }, officer)).toMatchObject({
      id: member.id,
    });
    expect((await list({})).data).toMatchObject([{ id: member.id }]);
    const twice = await app.send(members.restore, { params: { id: member.id } }, { token: officer });
    expect(twice.status).toBe(404);
  });

  test('is refused where money or a login depends on them, with the counts', async () => {
    const member = await create();
    await signInAsMember(app, member, administrator);
    await payFee(member);
    const refused = await app.send(members.remove, { params: { id: member.id } }, { token: officer });
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use', counts: { fees: 1, logins: 1 } } });
    const denied = await app.send(members.remove, { params: { id: member.id } }, { token: treasurer });
    expect(denied.status).toBe(403);
  });

  test('frees the person for a new membership; then the old one stays away', async () => {
    const body = sampleMember(ids);
    const old = await app.call(members.create, { body }, officer);
    await app.call(members.remove, { params: { id: old.id } }, officer);
    const anew = await app.call(members.create, { body }, officer);
    expect(anew.membershipCode).not.toBe(old.membershipCode);
    await expect(app.call(members.restore, { params: { id: old.id } }, officer)).rejects.toMatchObject({
      problem: { code: 'wrong_state' },
    });
  });
});

async function picture(): Promise<File> {
  const red = sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } });
  const bytes = await red
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.jpg');
}

describe('a photo', () => {
  test('is set, drawn anew, shown to those who may see the record, and taken away', async () => {
    const member = await create();
    const token = await signInAsMember(app, member, administrator);
    const params = { id: member.id };
    const { photo } = await app.call(members.setPhoto, { params, body: { photo: await picture() } }, token);
    expect(photo).toMatch(new RegExp(`^/member/${member.id}/photo\\?v=`));
    const answer = await app.send(members.getPhoto, { params }, { token: officer });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(answer.bytes.includes('secret place')).toBe(false);
    expect(await app.send(members.getPhoto, { params })).toMatchObject({ status: 401 });
    expect(await app.send(members.getPhoto, { params }, { token: await app.signIn('Member') })).toMatchObject(
      { status: 404 },
    );
    expect((await app.call(members.removePhoto, { params }, officer)).photo).toBeNull();
    expect(await app.send(members.getPhoto, { params }, { token: officer })).toMatchObject({ status: 404 });
  });

  test('must be a picture', async () => {
    const member = await create();
    const photo = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' });
    const answer = await app.send(
      members.setPhoto,
      { params: { id: member.id }, body: { photo } },
      { token: officer },
    );
    expect(answer.status).toBe(415);
  });
});

describe('totals', () => {
  test('count everybody once, and agree with the lists', async () => {
    const { total: active } = await app.call(members.activeTotal, {}, treasurer);
    const { total: inactive } = await app.call(members.inactiveTotal, {}, treasurer);
    const { total: pending } = await app.call(members.pendingTotal, {}, treasurer);
    const { meta } = await app.call(members.list, {}, officer);
    expect(active + inactive + pending).toBe(meta.itemCount);
    for (const [status, count] of Object.entries({ active, inactive, pending })) {
      const page = await app.call(members.list, { query: { status: status as 'active' } }, officer);
      expect(page.meta.itemCount).toBe(count);
    }
    const byType = await app.call(members.totalByType, {}, treasurer);
    expect(byType.reduce((sum, row) => sum + row.total, 0)).toBe(meta.itemCount);
    expect(byType.find(({ name }) => name === 'Student')).toMatchObject({ total: 0 });
    expect(await app.call(members.totalByCountry, {}, treasurer)).toEqual([
      { id: ids.bhutan, name: 'Bhutan', total: meta.itemCount },
    ]);
    expect(await app.send(members.activeTotal, {}, { token: await app.signIn('Member') })).toMatchObject({
      status: 403,
    });
  });

  test('of one’s own are one’s own', async () => {
    const member = await create();
    const token = await signInAsMember(app, member, administrator);
    await payFee(member);
    expect(await app.call(members.myTotal, {}, token)).toEqual({
      donations: { count: 0, amount: '0.00', currency: 'BTN', inOtherCurrencies: [] },
      fees: { count: 1, amount: '1400.00', currency: 'BTN', inOtherCurrencies: [] },
      paidUntil: '2027-11-14',
      standing: 'current',
    });
    expect(await app.send(members.myTotal, {}, { token: officer })).toMatchObject({ status: 403 });
  });
});

test('a timeline is for staff and for the member, who does not read what staff noted', async () => {
  const member = await create({ email: 'letters@example.bt' });
  await patch(member.id, { remarks: 'Only for us' });
  await patch(member.id, { village: 'Ura', remarks: 'Still only for us' });
  const token = await signInAsMember(app, member, administrator);
  const staff = await app.call(members.timeline, { params: { id: member.id } }, officer);
  const own = await app.call(members.timeline, { params: { id: member.id } }, token);
  const changes = (entries: typeof own) =>
    entries.filter(({ kind }) => kind === 'change').map(({ title }) => title);
  expect(changes(staff)).toEqual(['Changed: village, remarks', 'Changed: remarks']);
  expect(changes(own)).toEqual(['Changed: village']);
  const foreign = await app.send(members.timeline, { params: { id: (await create()).id } }, { token });
  expect(foreign.status).toBe(404);
});

test('gewogs are offered by dzongkhag', async () => {
  expect(await app.call(members.places, { params: { dzongkhag: 'Bumthang' } })).toEqual([
    'Chhoekhor',
    'Chhume',
    'Tang',
    'Ura',
  ]);
  expect(await app.send(members.places, { params: { dzongkhag: 'Lhasa' as never } })).toMatchObject({
    status: 404,
  });
});

test('the whole register leaves only for those who may export it, and that is noted', async () => {
  const answer = await app.send(members.all, { query: { includeInactive: true } }, { token: administrator });
  const rows = JSON.parse(answer.bytes.toString()) as MemberRow[];
  const { meta } = await app.call(members.list, {}, officer);
  expect(rows).toHaveLength(meta.itemCount);
  expect(rows.every(({ identityNumber }) => identityNumber?.startsWith('•••'))).toBe(true);
  const active = await app.send(members.all, {}, { token: administrator });
  expect(
    (JSON.parse(active.bytes.toString()) as MemberRow[]).every(({ status }) => status === 'active'),
  ).toBe(true);
  const notes = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('action', '=', 'export')
    .execute();
  expect(notes).toEqual([{ after: { format: 'json' } }, { after: { format: 'json', status: 'active' } }]);
  expect(isAllowed([{ action: 'read', subject: 'Member' }], 'export', 'Member')).toBe(false);
  expect(await app.send(members.all, {}, { token: treasurer })).toMatchObject({ status: 403 });
});
