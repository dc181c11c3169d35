import { donations, members, pledges, type Pledge, type Problem } from '@kathok/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { purposeId } from '../../testing/donation-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { signInAsMember } from '../../testing/member-account.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');
const auditor = await app.signIn('Auditor');
const reader = await app.signIn('Membership officer');
const lamps = await purposeId(app, 'Butter lamps');
const at = (day: string) => app.clock.set(`${day}T06:00:00Z`);
beforeEach(() => at('2026-05-14'));

const karma = { donorType: 'non_member' as const, donorName: 'Karma Choden', phone: '17614208' };
const monthly = { ...karma, purposeId: lamps, amount: '500', rhythm: 'monthly' as const };
const faults = ({ body }: { body: unknown }) =>
  (body as Problem).errors?.flatMap(({ property, constraints }) =>
    Object.keys(constraints).map((constraint) => `${property} ${constraint}`),
  ) ?? [];
const pledge = (values: object = {}, token: string | null = treasurer): Promise<Pledge> =>
  app.call(pledges.create, { body: { ...monthly, ...values } }, token ?? undefined);
const expected = async (id: string) =>
  app.call(pledges.expectations, { params: { id } }, await app.signIn('Treasurer'));
const cash = (id: string, amount: string, paidOn: string) =>
  app.call(
    pledges.donate,
    { params: { id }, body: { amount, payment: { method: 'cash', paidOn } } },
    treasurer,
  );

describe('a pledge', () => {
  it('has a number with a check digit, and is no money', async () => {
    const made = await pledge({ startsOn: '2026-06-05' });
    expect(made.pledgeNumber).toMatch(/^P-\d{6}$/);
    expect(made).toMatchObject({
      donorName: 'Karma Choden',
      amount: '500.00',
      currency: 'BTN',
      dayOfMonth: 5,
      state: 'active',
      remind: false,
      pledged: '0.00',
      came: '0.00',
      nextOn: '2026-06-05',
    });
    const { itemCount } = (await app.call(donations.list, { query: {} }, treasurer)).meta;
    expect(itemCount).toBe(0);
  });

  it('is asked for by its periods, the earliest first, and takes only what it is in', async () => {
    const { id } = await pledge({ startsOn: '2026-03-05' });
    await cash(id, '500', '2026-03-05');
    const given = await cash(id, '750', '2026-04-07');
    expect(given).toMatchObject({
      pledgeId: id,
      purposeId: lamps,
      donorName: 'Karma Choden',
      paymentStatus: 'paid',
    });
    const { periods, ...standing } = await expected(id);
    expect(standing).toMatchObject({
      pledged: '1500.00',
      came: '1250.00',
      behind: '250.00',
      behindSince: '2026-05-05',
    });
    expect(periods.slice(0, 4).map(({ from, state, came }) => [from, state, came])).toEqual([
      ['2026-03-05', 'came', '500.00'],
      ['2026-04-05', 'came', '500.00'],
      ['2026-05-05', 'part', '250.00'],
      ['2026-06-05', 'later', '0.00'],
    ]);
    expect(periods[0]?.donations[0]?.receiptNumber).toMatch(/^KM\/R\/2026\//);
    // What is taken back is open again; whatever else came moves up.
    await app.call(donations.reverse, { params: { id: given.id }, body: { reason: 'Wrong' } }, treasurer);
    expect(await expected(id)).toMatchObject({
      came: '500.00',
      behind: '1000.00',
      behindSince: '2026-04-05',
    });
  });

  it('keeps what was pledged then when it is changed, paused, resumed and ended', async () => {
    at('2026-01-02');
    const { id } = await pledge({ startsOn: '2026-01-05' });
    const step = async (day: string, act: 'pause' | 'resume' | 'end') => {
      at(day);
      return app.call(pledges[act], { params: { id } }, await app.signIn('Treasurer'));
    };
    at('2026-02-10');
    await app.call(pledges.update, { params: { id }, body: { amount: '800' } }, treasurer);
    expect(await step('2026-03-20', 'pause')).toMatchObject({ state: 'paused', stateSince: '2026-03-20' });
    await step('2026-05-20', 'resume');
    expect(await step('2026-07-10', 'end')).toMatchObject({ state: 'ended', remind: false });
    at('2027-01-01');
    const { periods } = await expected(id);
    expect(periods.map(({ pledged, state }) => [pledged, state])).toEqual([
      ['500.00', 'behind'],
      ['500.00', 'behind'],
      ['800.00', 'behind'],
      ['0.00', 'paused'],
      ['0.00', 'paused'],
      ['800.00', 'behind'],
      ['800.00', 'behind'],
    ]);
    const later = await app.signIn('Treasurer');
    const nobody = { id, payerId: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01' };
    expect((await app.send(pledges.forgetPayer, { params: nobody }, { token: later })).status).toBe(404);
    const again = await app.send(pledges.end, { params: { id } }, { token: later });
    expect([again.status, (again.body as Problem).code]).toEqual([409, 'wrong_state']);
    const change = { params: { id }, body: { amount: '900' } };
    expect((await app.send(pledges.update, change, { token: later })).status).toBe(409);
  });

  it('says what is wrong with it, and keeps nothing', async () => {
    const bad = async (values: object) =>
      faults(
        await app.send(pledges.create, { body: { ...monthly, ...values } as never }, { token: treasurer }),
      );
    expect(await bad({ startsOn: '2026-06-05', endsOn: '2026-06-04' })).toEqual(['endsOn isAfterStart']);
    expect(await bad({ endsOn: '2026-05-01' })).toEqual(['endsOn isAfterStart']);
    expect(await bad({ endsOn: '2027-01-01', times: 12 })).toEqual(['times isAbsent']);
    expect(await bad({ rhythm: 'total' })).toEqual(['endsOn isGiven']);
    expect(await bad({ donorType: 'anonymous' })).toEqual([expect.stringMatching(/^donorType /)]);
    expect(await bad({ currency: 'XXX' })).toEqual(['currency exists']);
    expect(await bad({ dayOfMonth: 32 })).toEqual([expect.stringMatching(/^dayOfMonth /)]);
    expect(await bad({ amount: '0' })).toEqual([expect.stringMatching(/^amount /)]);
    const before = (await app.call(pledges.list, { query: {} }, auditor)).meta.itemCount;
    const made = await pledge();
    const change = async (body: object) =>
      faults(
        await app.send(
          pledges.update,
          { params: { id: made.id }, body: body as never },
          { token: treasurer },
        ),
      );
    expect(await change({ currency: 'USD' })).not.toEqual([]);
    expect(await change({ from: '2026-05-13', amount: '1' })).toEqual(['from isToCome']);
    expect(await change({ rhythm: 'total', endsOn: '2027-01-01' })).toEqual(['rhythm stays']);
    expect(await change({ endsOn: '2026-01-01' })).toEqual(['endsOn isAfterStart']);
    const inDollars = { ...monthly, rhythm: undefined, currency: 'USD', pledgeId: made.id };
    const given = await app.send(donations.create, { body: inDollars as never }, { token: treasurer });
    expect(faults(given)).toEqual(['currency isOfPledge']);
    expect((await app.call(pledges.list, { query: {} }, auditor)).meta.itemCount).toBe(before + 1);
  });
});

describe('a pledge made without logging in', () => {
  it('opens to those who have its link, and to nobody else', async () => {
    const made = await pledge({}, null);
    expect(made).toMatchObject({ channel: 'public', donorName: 'Karma Choden', payers: [] });
    expect(made.link).toBe(`http://localhost:3000/pledge/${made.id}#${made.token}`);
    const params = { id: made.id };
    const other = await pledge({ donorName: 'Somebody else' }, null);
    const get = (headers: Record<string, string>) => app.send(pledges.get, { params }, { headers });
    const byLink = { authorization: `Grant ${made.token}` };
    expect((await get({})).status).toBe(404);
    expect((await get({ authorization: `Grant ${other.token}` })).status).toBe(404);
    const seen = await get(byLink);
    expect([seen.status, (seen.body as Pledge).phone]).toEqual([200, null]);
    for (const act of ['pause', 'resume', 'end'] as const) {
      expect((await app.send(pledges[act], { params }, {})).status).toBe(404);
      expect((await app.send(pledges[act], { params }, { headers: byLink })).status).toBe(200);
    }
  });

  it('is paid for by its link as any donation, and by nobody else', async () => {
    const made = await pledge({}, null);
    const params = { id: made.id };
    const byLink = { headers: { authorization: `Grant ${made.token}` } };
    expect((await app.send(pledges.donate, { params, body: {} }, {})).status).toBe(404);
    const forStaff = { payment: { method: 'cash' as const } };
    expect(faults(await app.send(pledges.donate, { params, body: forStaff }, byLink))).toEqual([
      'payment isForStaff',
    ]);
    const given = await app.send(pledges.donate, { params, body: {} }, byLink);
    expect(given.body).toMatchObject({ amount: '500.00', currency: 'BTN' });
    const plain = { ...monthly, rhythm: undefined, pledgeId: made.id } as never;
    expect(faults(await app.send(donations.create, { body: plain }, {}))).toEqual(['pledgeId exists']);
    expect((await app.send(donations.create, { body: plain }, byLink)).status).toBe(201);
    const { came } = await expected(made.id);
    expect(came).toBe('0.00');
  });
});

describe('the list', () => {
  it('tells the active, the behind, the paused and the ended apart, and who is behind since when', async () => {
    at('2026-01-02');
    const late = await pledge({ donorName: 'Kinley Wangchuk', amount: '5000', startsOn: '2026-02-05' });
    const done = await pledge({ donorName: 'Deki Lhamo', startsOn: '2026-01-05', times: 2 });
    const paused = await pledge({ donorName: 'Jigme Norbu' });
    await app.call(pledges.pause, { params: { id: paused.id } }, treasurer);
    await cash(done.id, '1000', '2026-01-02');
    at('2026-05-14');
    const all = await app.call(pledges.list, { query: {} }, auditor);
    const idsOf = async (state: 'active' | 'behind' | 'paused' | 'ended') => {
      const { data, counts, meta } = await app.call(pledges.list, { query: { state, take: 100 } }, auditor);
      expect(meta.itemCount).toBe(counts[state]);
      return data.map(({ id }) => id);
    };
    expect(await idsOf('active')).toContain(late.id);
    expect(await idsOf('behind')).toContain(late.id);
    expect(await idsOf('paused')).toEqual([paused.id]);
    expect(await idsOf('ended')).toContain(done.id);
    expect(all.data.find(({ id }) => id === done.id)).toMatchObject({
      state: 'ended',
      stateSince: '2026-02-05',
    });
    const behind = await app.call(pledges.behind, { query: { take: 1 } }, auditor);
    expect(behind.data).toMatchObject([{ id: late.id, behind: '20000.00', behindSince: '2026-02-05' }]);
    const found = await app.call(pledges.list, { query: { q: late.pledgeNumber } }, auditor);
    expect(found.data.map(({ id }) => id)).toEqual([late.id]);
  });

  it('leaves as a sheet by those who may export, and who took it is written down', async () => {
    await pledge({ donorName: 'Tshering Yangki', startsOn: '2026-01-05' });
    const asked = { query: { format: 'csv' as const, state: 'behind' as const } };
    const sheet = await app.send(pledges.all, asked, { token: treasurer });
    expect(sheet.status).toBe(200);
    expect(sheet.body).toContain('Tshering Yangki');
    expect((await app.send(pledges.all, asked, { token: reader })).status).toBe(403);
    const exports = await app.db
      .selectFrom('auditEntries')
      .select('action')
      .where('entity', '=', 'Pledge')
      .where('action', '=', 'export')
      .execute();
    expect(exports).toHaveLength(1);
  });

  it('shows members their own pledges, which they change without the office', async () => {
    const administrator = await app.signIn('Administrator');
    const member = await app.call(
      members.create,
      { body: sampleMember(await shippedIds(app)) },
      administrator,
    );
    const donor = { donorType: 'member', donorName: undefined, phone: undefined, memberId: member.id };
    const own = await pledge(donor);
    const other = await pledge();
    expect(own.donorName).toBe(member.name);
    const token = await signInAsMember(app, member, administrator);
    const { data } = await app.call(pledges.list, { query: {} }, token);
    expect(data.map(({ id }) => id)).toEqual([own.id]);
    const change = { body: { amount: '700', remind: true } };
    const changed = await app.call(pledges.update, { params: { id: own.id }, ...change }, token);
    expect(changed).toMatchObject({ amount: '700.00', remind: true });
    expect((await app.send(pledges.update, { params: { id: other.id }, ...change }, { token })).status).toBe(
      404,
    );
  });
});
