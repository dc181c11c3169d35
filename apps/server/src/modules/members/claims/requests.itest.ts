import { auth, type ChangeRequest, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

/** Every member of this file logs in with the one account of the shipped role. */
async function loggedInMember(values: object = {}) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const member = await app.call(members.create, { body }, desk.token);
  const { id } = app.account('Member');
  await app.db.updateTable('users').set({ memberId: null }).where('id', '=', id).execute();
  await app.db.updateTable('users').set({ memberId: member.id }).where('id', '=', id).execute();
  return { ...member, token: await app.signIn('Member') };
}
type LoggedIn = Awaited<ReturnType<typeof loggedInMember>>;

const ask = ({ id, token }: LoggedIn, body: object) =>
  app.send(members.requestChange, { params: { id }, body: body as never }, { token });
const requests = ({ id, token }: LoggedIn): Promise<ChangeRequest[]> =>
  app.call(members.listChangeRequests, { params: { id } }, token);
const claims = async (memberId: string) =>
  (await app.call(members.listClaims, { query: { memberId } }, desk.token)).data;
const record = (id: string) => app.call(members.get, { params: { id } }, desk.token);

test('a member asks for another name and CID; nothing changes until staff accept it', async () => {
  const member = await loggedInMember();
  const wanted = { name: 'Pema Yangchen', identityType: 'cid', identityNumber: '10905001234' };
  expect((await ask(member, wanted)).status).toBe(201);
  expect(await record(member.id)).toMatchObject({ name: member.name, identityNumber: member.identityNumber });
  const [claim] = await claims(member.id);
  expect(claim).toMatchObject({
    source: 'member',
    name: member.name,
    details: [
      { field: 'name', said: 'Pema Yangchen', onFile: member.name },
      { field: 'identityNumber', said: '•••••••••34' },
    ],
  });
  const body = { accept: ['name' as const] };
  await app.call(members.decideClaim, { params: { id: claim?.id ?? '' }, body }, desk.token);
  expect(await record(member.id)).toMatchObject({
    name: 'Pema Yangchen',
    identityNumber: member.identityNumber,
  });
  expect(await requests(member)).toMatchObject([
    {
      decidedAt: expect.any(String),
      details: [
        { field: 'name', isAccepted: true },
        { field: 'identityNumber', wanted: '•••••••••34', isAccepted: false },
      ],
    },
  ]);
  const me = await app.call(auth.me, {}, member.token);
  expect(me.name).toBe('Pema Yangchen');
});

test('asking again replaces what still waits, and it can be taken back', async () => {
  const member = await loggedInMember();
  await ask(member, { name: 'First Try' });
  await ask(member, { name: 'Second Try' });
  expect(await claims(member.id)).toMatchObject([{ details: [{ said: 'Second Try' }] }]);
  await app.call(members.withdrawChange, { params: { id: member.id } }, member.token);
  expect(await claims(member.id)).toEqual([]);
  expect(await requests(member)).toEqual([]);
  const again = { params: { id: member.id } };
  expect((await app.send(members.withdrawChange, again, { token: member.token })).status).toBe(409);
});

test('bad input is refused by field, and keeps nothing', async () => {
  const member = await loggedInMember();
  const refused = async (body: object) => (await ask(member, body)).body;
  expect(await refused({ identityType: 'cid', identityNumber: '123456' })).toMatchObject({
    errors: [{ property: 'identityNumber' }],
  });
  expect(await refused({ dateOfBirth: '2999-01-01' })).toMatchObject({
    errors: [{ property: 'dateOfBirth' }],
  });
  expect(await refused({ name: member.name })).toMatchObject({ errors: [{ property: 'name' }] });
  expect(await refused({ phone: '17121212' })).toMatchObject({ code: 'validation_failed' });
  expect(await refused({})).toMatchObject({ errors: [{ property: 'name' }] });
  expect(await claims(member.id)).toEqual([]);
});

test('a CID that somebody else has is not given away, neither when asked for nor when accepted', async () => {
  const other = await desk.member();
  const member = await loggedInMember();
  const wanted = { identityType: 'cid', identityNumber: other.identityNumber };
  expect((await ask(member, wanted)).status).toBe(201);
  const [claim] = await claims(member.id);
  const body = { accept: ['identityNumber' as const] };
  const params = { id: claim?.id ?? '' };
  const answer = await app.send(members.decideClaim, { params, body }, { token: desk.token });
  expect(answer.body).toMatchObject({ code: 'already_registered' });
  expect(await claims(member.id)).toHaveLength(1);
});

test('visitors go on seeing the name on file while a request waits', async () => {
  const member = await loggedInMember({ waiveFee: false, name: 'Karma Lhaden' });
  await ask(member, { name: 'Zangmo Wangdi' });
  expect(await app.call(members.get, { params: { id: member.id } })).toMatchObject({
    name: expect.stringMatching(/^Ka/),
  });
});

test('staff do not ask in the name of a member', async () => {
  const { id } = await desk.member();
  const body = { name: 'Another Name' };
  const answer = await app.send(members.requestChange, { params: { id }, body }, { token: desk.token });
  expect(answer.status).toBe(409);
});
