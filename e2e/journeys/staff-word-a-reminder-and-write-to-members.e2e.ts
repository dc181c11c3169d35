import { memberMailings, members, messageTemplates, settings } from '@kathok/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { picturesAtBothWidths } from '../support/screens/both-widths.ts';
import { holdAndLose } from '../support/network/hold-answer.ts';
import { testInProve } from '../support/how-many.ts';
import { intercept } from '../support/network/intercept.ts';
import { linkMailedTo } from '../support/product/mail.ts';
import { openPage } from '../support/browser/page.ts';
import { newEmail } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** Nobody listens there, so nothing leaves and every message waits. */
const deadMailServer = { host: '127.0.0.1', port: 9, from: 'Kathok <office@example.bt>' };
beforeEach(async () => {
  await ask(settings.update, { body: { mail: deadMailServer } }, await tokenOf('Administrator'));
});
afterEach(async () => {
  const token = await tokenOf('Administrator');
  await ask(settings.update, { body: { mail: { host: null } } }, token);
});

const areRemindersPaused = async () =>
  (await ask(settings.get, {}, await tokenOf('Administrator'))).areRemindersPaused;

test('an administrator reads what will be sent, and to whom', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/notifications');
  await page.getByRole('heading', { name: /messages? in 30 days/ }).waitFor();
  const [first] = await page.locator('.agenda-day button').all();
  await first!.click();
  const who = page.getByRole('region', { name: 'Who gets it' });
  await who.getByRole('link').first().waitFor();
  await picturesAtBothWidths(page, 'messages upcoming');
  await page.getByRole('button', { name: 'Pause all' }).click();
  await page.getByText('Messages are paused.').waitFor();
  expect(await areRemindersPaused()).toBe(true);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Messages are paused.').waitFor({ state: 'hidden' });
  expect(await areRemindersPaused()).toBe(false);
  await page.getByRole('link', { name: /^Cannot be reached/ }).click();
  await page.getByRole('heading', { name: /^Members we cannot reach: [\d,]+$/ }).waitFor();
  // A phone alone is no fault of the member: one sentence says what is missing, and no row.
  await page.getByText(/^[\d,]+ could be reached by SMS once it is set up\.$/).waitFor();
  await page.getByRole('link', { name: 'Set up SMS' }).waitFor();
  expect(await page.getByText('Add another contact').count()).toBe(0);
  await picturesAtBothWidths(page, 'messages unreachable');
  await page.getByRole('link', { name: 'Write letters' }).click();
  await page.getByLabel('Dzongkhag').selectOption('Haa');
  await page.getByLabel('Subject').fill('Losar');
  const letter = page.getByLabel('Words of the letter');
  await letter.fill('Dear {nmae},\n\nCome to the temple.');
  await page
    .getByText(/Did you mean \{name\}\?/)
    .first()
    .waitFor();
  const print = page.getByRole('button', { name: /^Print \d+ letters?$/ });
  expect(await print.isDisabled()).toBe(true);
  await letter.fill('Dear {name},\n\nCome to the temple.');
  const proof = page.getByRole('region', { name: 'Page 1' });
  await proof.getByText(/^Dear [A-Z][^{]*,\s+Come to the temple\.$/).waitFor();
  await picturesAtBothWidths(page, 'messages letters');
  const saved = page.waitForEvent('download');
  await print.click();
  expect((await saved).suggestedFilename()).toMatch(/^letters-.*\.pdf$/);
  await page.waitForURL('**/notifications/mailings');
  await page.getByRole('button', { name: 'Print the letters' }).first().waitFor();
});

test('a placeholder that is not known is refused at its field, and a good one is saved and shown', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/notifications/templates?kind=lapsed');
  const sends = page.getByRole('switch', { name: 'Send: Membership lapsed' });
  await sends.focus();
  // Turned at once, not when the server has heard of it.
  expect(await sends.evaluate((input: HTMLInputElement) => (input.click(), input.checked))).toBe(false);
  await page.getByText('This message is switched off.').waitFor();
  expect(await sends.evaluate((input) => input === document.activeElement)).toBe(true);
  await picturesAtBothWidths(page, 'messages switched off');
  await sends.check();
  await page.getByText('This message is switched off.').waitFor({ state: 'hidden' });
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Dear {nmae}, it ended on {endDay}.');
  await page.getByRole('button', { name: 'Save message' }).click();
  await page
    .getByText(/contains \{nmae\}, which is not known here/)
    .first()
    .waitFor();
  await text.fill('Tashi delek , it ended on {endDay}.');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(12, 12));
  await page.getByRole('button', { name: 'Insert {name}' }).click();
  await expect.poll(() => text.inputValue()).toBe('Tashi delek {name}, it ended on {endDay}.');
  await page
    .getByRole('region', { name: /would read it/ })
    .getByText(/^Tashi delek \S/)
    .waitFor();
  const save = page.getByRole('button', { name: 'Save message' });
  await save.click();
  await page.getByText('Message saved.').waitFor();
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Use the original words' }).waitFor();
  await picturesAtBothWidths(page, 'messages words');
  await page.getByRole('button', { name: 'Use the original words' }).click();
  await page.getByText('The original words are used again.').waitFor();
  await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true);
  const list = await ask(messageTemplates.list, {}, await tokenOf('Administrator'));
  expect(list.some(({ isChanged }) => isChanged)).toBe(false);
});

testInProve('words that were typed and not saved are kept while another message is looked at', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/notifications/templates?kind=lapsed');
  const text = page.getByLabel('Text', { exact: true });
  const kept = page.getByText('We kept your unsaved draft.');
  const original = await text.inputValue();
  await text.fill('Half a sentence');
  await page.getByRole('button', { name: 'SMS' }).click();
  await expect.poll(() => text.inputValue()).not.toBe('Half a sentence');
  expect(await kept.count()).toBe(0);
  await page.getByRole('button', { name: 'E-mail', exact: true }).click();
  await expect.poll(() => text.inputValue()).toBe('Half a sentence');
  await page.getByRole('link', { name: /^Renewal due/ }).click();
  await page.getByRole('heading', { name: /^Renewal due/ }).waitFor();
  await page.getByRole('link', { name: /^Membership lapsed/ }).click();
  await kept.waitFor();
  await expect.poll(() => text.inputValue()).toBe('Half a sentence');

  await page
    .getByRole('link', { name: /^Next 30 days/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => text.inputValue()).toBe(original);

  // What is saved is no draft any more, not even when it is saved again.
  for (const words of ['It ended on {endDay}.', 'The last day was {endDay}.']) {
    await visit(page, '/notifications/templates?kind=lapsed');
    await text.fill(words);
    await page.getByRole('button', { name: 'Save message' }).click();
    await page.getByText('Message saved.').waitFor();
    await expect.poll(() => text.inputValue()).toBe(words);
    await page.getByRole('button', { name: 'SMS' }).click();
    await page.getByRole('button', { name: 'E-mail', exact: true }).click();
    await expect.poll(() => text.inputValue()).toBe(words);
    expect(await kept.count()).toBe(0);
  }
  const bringBack = page.getByRole('button', { name: 'Use the original words' });
  const lose = await holdAndLose(page, '**/api/notifications/templates/reset');
  await bringBack.click();
  lose();
  await page
    .getByRole('status')
    .getByText(/No answer/)
    .waitFor();
  expect(await text.inputValue()).toBe('The last day was {endDay}.');
  await bringBack.click();
  await expect.poll(() => text.inputValue()).toBe(original);
});

testInProve('what is typed while words are being saved stays, and stays unsaved', async () => {
  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, '/notifications/templates?kind=lapsed');
  const text = page.getByLabel('Text', { exact: true });
  const original = await text.inputValue();
  await intercept(page, '**/api/notifications/templates', async (route) => {
    if (route.request().method() === 'PUT') await text.fill('It ended on {endDay}. Please come.');
    await route.continue();
  });
  await text.fill('It ended on {endDay}.');
  await page.getByRole('button', { name: 'Save message' }).click();
  await page.getByText('Message saved.').waitFor();
  await expect.poll(() => text.inputValue()).toBe('It ended on {endDay}. Please come.');
  await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'SMS' }).click();
  await page.getByRole('button', { name: 'E-mail', exact: true }).click();
  await page.getByText('We kept your unsaved draft.').waitFor();
  await expect.poll(() => text.inputValue()).toBe('It ended on {endDay}. Please come.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => text.inputValue()).toBe('It ended on {endDay}.');
  await page.getByRole('button', { name: 'Use the original words' }).click();
  await expect.poll(() => text.inputValue()).toBe(original);
});

test('an officer writes to the members of a filter, and one of them wants no more messages', async () => {
  const token = await tokenOf('Administrator');
  const { data } = await ask(members.list, { query: { standing: 'current', take: '1' } }, token);
  const { id, name } = data[0]!;
  const email = newEmail('reader');
  await ask(members.update, { params: { id }, body: { email } }, token);

  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-list?q=${encodeURIComponent(data[0]!.membershipCode)}`);
  await page.getByRole('link', { name }).first().waitFor();
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await page.getByText('1 member', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send 1' }).click();
  await page
    .getByText(/must not be empty|Required|Enter/)
    .first()
    .waitFor();
  await page.getByLabel('Subject').fill('Losar at the temple');
  await page.getByLabel('Words of the e-mail').fill('Dear {name},\n\nCome on Friday at nine.');
  await page.getByRole('region', { name: 'As it will be read' }).getByText(`Dear ${name},`).waitFor();
  await picturesAtBothWidths(page, 'write to members');
  await page.getByRole('button', { name: 'Send 1' }).click();
  await page.waitForURL('**/notifications/mailings');
  await visit(page, '/notifications/mailings');
  await page.getByText('Losar at the temple').waitFor();
  // The latest stands first.
  await page.getByText('Done', { exact: true }).first().waitFor();
  await page.getByText('0 sent, 1 waiting').first().waitFor();
  await picturesAtBothWidths(page, 'messages to members');
  const [record] = await ask(memberMailings.list, {}, token);
  expect(record).toMatchObject({ total: 1, left: 0 });

  const stranger = await openPage();
  await visit(stranger, await linkMailedTo(email));
  await picturesAtBothWidths(stranger, 'unsubscribe');
  await stranger.getByRole('button', { name: 'Stop these messages' }).click();
  await stranger.getByText('You will get no more reminders from us.').waitFor();
  expect(await ask(members.get, { params: { id } }, token)).toMatchObject({ isOptedOut: true });
  await stranger.getByRole('button', { name: 'Send me messages again' }).click();
  await stranger.getByText('You will get reminders again.').waitFor();
  expect(await ask(members.get, { params: { id } }, token)).toMatchObject({ isOptedOut: false });
});

testInProve(
  'while mail is not set up the office is told so, and a test message says what came of it',
  async () => {
    const token = await tokenOf('Administrator');
    await ask(settings.update, { body: { mail: { host: null } } }, token);
    const page = await openPage();
    await signIn(page, 'Administrator');
    await visit(page, '/dashboard');
    await page.getByText('E-mail is not set up.').waitFor();
    // Elsewhere a small mark in the bar says it.
    await visit(page, '/settings#part-messages');
    const mark = page.getByRole('banner').getByRole('button', { name: 'Notices' });
    await mark.click();
    await page.getByRole('banner').getByText('E-mail is not set up.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send a test e-mail' }).click();
    await page.getByText('Not sent: e-mail is not set up.').waitFor();
    await picturesAtBothWidths(page, 'settings of messages');
    await ask(settings.update, { body: { mail: deadMailServer } }, token);
    await visit(page, '/notifications/outbox?kind=test&status=kept');
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .click();
    await page.getByText('On its way again to').waitFor();
    await picturesAtBothWidths(page, 'messages sent again');
    await visit(page, '/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('E-mail is not set up.').waitFor({ state: 'hidden' });
    expect(await page.getByText('E-mail is not set up.').count()).toBe(0);
  },
);
