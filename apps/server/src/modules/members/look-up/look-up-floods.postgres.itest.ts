import { membershipCode, members } from '@kathok/contract';
import { beforeEach, expect, test } from 'vitest';
import { useUp } from '../../../testing/proof.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const body = sampleMember(await shippedIds(app), { phone: '17 45 67 89', waiveFee: true });
const member = await app.call(members.create, { body }, await app.signIn('Membership officer'));
// Each test begins with fresh limits.
beforeEach(() => app.clock.advance({ hours: 2 }));

let network = 0;
const newAddress = () => {
  network += 1;
  return `10.9.${Math.floor(network / 250)}.${(network % 250) + 1}`;
};
async function lookUp(identifier: string, fact: string, remoteAddress = newAddress()) {
  const payload = { identifier, fact };
  const answer = await app.inject({ method: 'POST', url: '/api/member/lookup', remoteAddress, payload });
  return { status: answer.statusCode, body: answer.json<unknown[]>() };
}

test('the failures of one address keep nobody else from looking up', async () => {
  const address = newAddress();
  // Everybody together has nearly used up what they have; what one address is refused does not count for them.
  await useUp(app, 'look-up', 270);
  for (let tries = 0; tries < 40; tries += 1)
    await lookUp(membershipCode('KM', 900 + tries), '1234', address);
  expect((await lookUp(member.membershipCode, '6789')).body).toHaveLength(1);
  expect((await lookUp(member.membershipCode, '6789', address)).body).toEqual([]);
});

test('three hundred failures in an hour, from everywhere, and a proof of work is asked for', async () => {
  await useUp(app, 'look-up', 290);
  for (let tries = 0; tries < 10; tries += 1)
    expect(await lookUp(membershipCode('KM', 900 + tries), '1234')).toMatchObject({ status: 200 });
  expect(await lookUp(member.membershipCode, '6789')).toMatchObject({
    status: 429,
    body: { code: 'proof_required', challenge: { parameters: { data: { purpose: 'look-up' } } } },
  });
  app.clock.advance({ minutes: 61 });
  expect((await lookUp(member.membershipCode, '6789')).body).toHaveLength(1);
});
