import { certificates, members, settings } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { smsSettingsFor, startSmsProvider } from '../../../testing/sms-provider.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();
const provider = await startSmsProvider();
afterAll(() => provider.close());

/** The request of a member, and what the provider was handed for their phone. */
async function ask(values: object) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const { membershipCode: identifier, phone } = await app.call(members.create, { body }, desk.token);
  const { requestId } = await app.call(certificates.request, {
    body: { kind: 'member', identifier, year: 2026 },
  });
  await app.jobs.runDue();
  await app.jobs.runDue();
  const texts = provider.calls
    .filter(({ body: sent }) => sent.to === phone)
    .map(({ body: sent }) => sent.text);
  return { requestId, texts, name: body.name };
}

test('a holder without an e-mail address gets the code by SMS, where the centre can send them', async () => {
  expect((await ask({})).texts).toEqual([]);
  await app.call(settings.update, { body: smsSettingsFor(provider) }, desk.token);
  const { requestId, texts, name } = await ask({});
  expect(texts).toEqual([expect.stringMatching(/\b\d{8}\b/)]);
  expect(texts[0]).not.toContain(name);
  const code = /\b\d{8}\b/.exec(texts[0] ?? '')?.[0] ?? '';
  expect(await app.call(certificates.redeem, { body: { requestId, code } })).toMatchObject({
    kind: 'member',
  });
});

test('with an address on file the code goes there alone', async () => {
  await app.call(settings.update, { body: smsSettingsFor(provider) }, desk.token);
  expect((await ask({ email: 'holder@example.bt' })).texts).toEqual([]);
  const sent = (await app.outbox()).findLast(({ kind }) => kind === 'document_code');
  expect(sent).toMatchObject({ channel: 'email', recipient: 'holder@example.bt' });
});
