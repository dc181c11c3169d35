import { audit, defaultSettings, settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { smsSecretName } from '../../platform/mail/sending/deliver-sms.ts';
import { findSecret } from '../../platform/secret.repository.ts';
import { mailPasswordSecret } from '../../platform/mail/sending/mail-transport.ts';
import { openMoneyDesk } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile({ isNew: true });
const token = await app.signIn('Administrator');

const update = (body: Parameters<typeof app.call<typeof settings.update>>[1]['body']) =>
  app.call(settings.update, { body }, token);
const entries = async () => (await app.call(audit.list, { query: { entity: 'Settings' } }, token)).data;

const {
  logoFileId: _logo,
  signatureFileId: _signature,
  messageTemplates: _words,
  messagesOff: _switches,
  ...others
} = defaultSettings;
const shownDefaults = { ...others, logo: null, signature: null };

const rule = (fromYear: number) => ({ fromYear, act: 'An Act', percentage: 5, wording: '' });

test('a new centre has the defaults', async () => {
  expect(await app.call(settings.get, {}, token)).toEqual(shownDefaults);
});

test('what is changed stays, the rest is left alone, and the change is written down', async () => {
  await update({ centreName: 'Kathok Choling', phone: '17 12 34 56' });
  const changed = await update({ address: 'Thimphu' });
  expect(changed).toEqual({
    ...shownDefaults,
    centreName: 'Kathok Choling',
    phone: '+97517123456',
    address: 'Thimphu',
  });
  expect(await app.call(settings.get, {}, token)).toEqual(changed);
  expect(await entries()).toMatchObject([
    { action: 'update', before: { address: '' }, after: { address: 'Thimphu' } },
    {
      before: { centreName: 'Kathok Dharma Centre', phone: null },
      after: { centreName: 'Kathok Choling', phone: '+97517123456' },
    },
  ]);
});

test('the public sees what public pages show', async () => {
  const shown = await app.call(settings.getPublic, {});
  expect(shown).toMatchObject({ centreName: 'Kathok Choling', demoAccounts: [], takesCards: true });
  // Nobody is promised a code while there is no way to send one.
  expect(shown.sends).toEqual({ email: false, sms: false });
  expect(shown).not.toHaveProperty('mail');
});

test('the public reads the questions and answers, how numbers are written, and nothing of the office', async () => {
  const inDzongkha = { questionDzongkha: 'ག་ཏེ་ལུ།', answerDzongkha: null };
  const faq = [{ question: 'Where are you?', answer: 'In **Thimphu**.', ...inDzongkha }];
  await update({ faq, digitGrouping: 'lakh', smsSender: 'KATHOK', requireSecondPerson: true });
  const shown = await app.call(settings.getPublic, {});
  expect(shown).toMatchObject({
    faq,
    digitGrouping: 'lakh',
    currency: 'BTN',
    receiptPrefix: 'KM',
    logo: null,
  });
  const office = /sms|second|reminder|pit|signat/i;
  expect(Object.keys(shown).filter((key) => office.test(key))).toEqual([]);
});

test('days of reminding are kept once each, the earliest first', async () => {
  expect(await update({ reminderDays: [7, 60, 7, 0] })).toMatchObject({ reminderDays: [60, 7, 0] });
});

test.each([
  [{ receiptPrefix: 'K1' }, 'receiptPrefix'],
  [{ reminderDays: [400] }, 'reminderDays.0'],
  [{ faq: [{ question: 'Why?', answer: ' ' }] }, 'faq.0.answer'],
  [{ smsSender: '12345' }, 'smsSender'],
  [{ digitGrouping: 'crore' as 'lakh' }, 'digitGrouping'],
  [{ pitRules: [rule(2026), rule(2026)] }, 'pitRules.1.fromYear'],
  [{ pitRules: [{ ...rule(2026), percentage: 101 }] }, 'pitRules.0.percentage'],
  [{ logoFileId: null } as object, 'logoFileId'],
])('%j is refused at its field', async (body, property) => {
  const before = await app.call(settings.get, {}, token);
  const answer = await app.send(settings.update, { body }, { token });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ property }] } });
  expect(await app.call(settings.get, {}, token)).toEqual(before);
});

test('the mail password goes in and never comes out', async () => {
  const password = 'canary lamp';
  const changed = await update({ mail: { host: 'mail.example.bt', username: 'office', password } });
  expect(changed.mail).toEqual({ ...defaultSettings.mail, host: 'mail.example.bt', username: 'office' });
  expect(await findSecret(app.db, mailPasswordSecret)).toBe(password);
  const [entry] = await entries();
  expect(entry?.after).toMatchObject({ mailPassword: 'changed' });
  const seen = JSON.stringify([await entries(), await app.call(settings.get, {}, token), changed]);
  expect(seen).not.toContain('canary');
});

test('a change of one mail field leaves the others and the password', async () => {
  const changed = await update({ mail: { port: 465, secure: true } });
  expect(changed.mail).toMatchObject({ host: 'mail.example.bt', port: 465, secure: true });
  expect(await findSecret(app.db, mailPasswordSecret)).toBe('canary lamp');
});

const sms = (changes: object) => ({ sms: { url: 'https://sms.example.bt/send', ...changes } }) as const;

test.each([
  ['mail.password', mailPasswordSecret, { mail: { host: 'mail.thief.example' } }],
  ['sms.secret', smsSecretName, sms({ url: 'https://sms.thief.example/send' })],
  ['sms.secret', smsSecretName, sms({ url: 'https://sms.example.bt:8443/send' })],
] as const)('%s is not handed to another server', async (property, name, other) => {
  await update(sms({ secret: 'canary bell' }));
  const before = await app.call(settings.get, {}, token);
  const secret = await findSecret(app.db, name);
  expect(secret).toMatch(/canary/);
  const refused = await app.send(settings.update, { body: other }, { token });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ property }] } });
  expect(await app.call(settings.get, {}, token)).toEqual(before);
  expect(await findSecret(app.db, name)).toBe(secret);
});

test('a secret goes with its server: entered again for another one, gone when there is none', async () => {
  await update(sms({ url: 'https://sms.example.bt/v2/send' }));
  expect(await findSecret(app.db, smsSecretName)).toBe('canary bell');
  await update(sms({ url: 'https://other.example.bt/send', secret: 'another bell' }));
  expect(await findSecret(app.db, smsSecretName)).toBe('another bell');
  await update({ sms: { url: null } });
  expect(await findSecret(app.db, smsSecretName)).toBe('');
});

test('nothing changed is nothing written', async () => {
  const before = await entries();
  await update({ address: 'Thimphu' });
  expect(await entries()).toEqual(before);
});

test('two who change at once do not undo each other', async () => {
  await app.listen();
  await Promise.all([
    update({ mail: { port: 2525 } }),
    update({ mail: { from: 'Office <o@example.bt>' } }),
    update({ email: 'o@example.bt' }),
  ]);
  expect(await app.call(settings.get, {}, token)).toMatchObject({
    email: 'o@example.bt',
    mail: { port: 2525, from: 'Office <o@example.bt>' },
  });
});

test('the currency is chosen before there is money in it, and stays', async () => {
  expect((await update({ currency: 'USD' })).currency).toBe('USD');
  await update({ currency: 'BTN' });
  await (await openMoneyDesk(app)).donation();
  const refused = await app.send(settings.update, { body: { currency: 'USD' } }, { token });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'currency', constraints: { isFixed: expect.stringContaining('fixed') } }] },
  });
  // Sent along unchanged it is no change.
  expect((await update({ currency: 'BTN', paperFooter: 'Kadinche' })).currency).toBe('BTN');
});
