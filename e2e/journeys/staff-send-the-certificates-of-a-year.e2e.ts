import { donations, members, settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { today } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** Nobody listens there, so nothing leaves and every message waits. */
const deadMailServer = { host: '127.0.0.1', port: 9, from: 'Kathok <office@example.bt>' };

test('the treasurer sees who can be reached, sends to everyone, and sends a certificate and a receipt again', async () => {
  const token = await tokenOf('Administrator');
  const { data } = await ask(members.list, { query: { standing: 'current', take: '1' } }, token);
  const member = data[0]!;
  const email = 'journey@example.bt';
  await ask(members.update, { params: { id: member.id }, body: { email } }, token);
  const given = { donorType: 'member', memberId: member.id, amount: '700' } as const;
  const purposes = await ask(donations.list, { query: { take: '1' } }, token);
  const payment = { method: 'cash', paidOn: '2017-05-05' } as const;
  const body = { ...given, purposeId: purposes.data[0]!.purposeId, payment };
  const donation = await ask(donations.create, { body }, token);
  await ask(settings.update, { body: { mail: deadMailServer } }, token);

  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/papers/certificates?kind=donation&year=2017');
  const acts = page.getByRole('list', { name: 'What is done, in order' });
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Issue the certificates first').waitFor();
  await dialog.getByRole('button', { name: 'Issue all 1' }).click();
  await acts.getByText('1 issued').waitFor();
  await acts.getByRole('button', { name: 'Send 1' }).click();
  await page.getByText('0 sent, 1 waiting').waitFor();
  await acts.getByText('1 e-mailed').waitFor();
  await page.getByRole('cell', { name: /Already sent/ }).waitFor();

  await visit(page, page.url());
  await page.getByRole('button', { name: /^Send KM\// }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Sent to everyone').waitFor();
  await pictures(page, 'send a certificate again');
  await drawer.getByRole('button', { name: `Send to ${email}` }).click();
  await page.getByText('The mail is on its way.').waitFor();
  await page.getByRole('button', { name: /^Send KM\// }).click();
  await page.getByRole('dialog').getByText('Sent by the office').waitFor();
  await page.keyboard.press('Escape');

  await visit(page, `/donation/list/view/${donation.id}`);
  await page.getByRole('link', { name: 'Open receipt' }).click();
  const sendReceipt = page.getByRole('button', { name: /^Send KM\/R\// });
  await sendReceipt.click();
  await page.getByRole('button', { name: `Send to ${email}` }).click();
  await page.getByText('The mail is on its way.').waitFor();
  await sendReceipt.click();
  await drawer.getByText(/^Sent by the office by /).waitFor();
  await drawer.getByText('Sent with the payment').waitFor();
  await pictures(page, 'send a receipt again');
  await page.keyboard.press('Escape');

  await ask(settings.update, { body: { mail: { ...deadMailServer, host: null } } }, token);
  await visit(page, `/papers/certificates?kind=donation&year=${today().slice(0, 4)}`);
  await acts.getByRole('button', { name: /^Issue / }).click();
  await acts.getByText(/^\d+ issued$/).waitFor();
  await acts.getByRole('button', { name: /^Print all \d+$/ }).waitFor();
  expect(await acts.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  await atBothWidths(page, (width) => pictures(page, `certificates of a year ${width}`));
});
