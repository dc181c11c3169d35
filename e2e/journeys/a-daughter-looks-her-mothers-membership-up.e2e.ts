import { dayOf, fees, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { dueIdIn, fillSlip, isOnePage } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { rareWalks, walks } from '../support/walks.ts';
import { testInProve } from '../support/how-many.ts';

test('a code and one fact show the masked card and no more', async () => {
  const token = await tokenOf('Administrator');
  const { data } = await ask(members.list, { query: { standing: 'current', hasPhone: 'true' } }, token);
  const mother = data[0]!;
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  // Both pages ask for the same two facts.
  await visit(page, '/home');
  await page.getByText('and the date of birth or the last 4 digits of the phone').waitFor();
  await visit(page, '/renew');
  await page
    .getByLabel('Membership code, CID or phone')
    .fill(mother.membershipCode.toLowerCase().replace('-', ' '));
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill('0000');
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText('No membership found with these details.').waitFor();

  await page.getByLabel('Date of birth or last 4 digits of the phone').fill(mother.phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText(mother.membershipCode).first().waitFor();
  const shown = await page.locator('main').innerText();
  expect(shown).not.toContain(mother.name);
  expect(shown).not.toContain(mother.phone!.slice(4));
  expect(page.url()).not.toContain(mother.membershipCode);
});

testInProve('long before the end it says that there is nothing to renew', async () => {
  const token = await tokenOf('Administrator');
  const query = { standing: 'current', hasPhone: 'true' } as const;
  const { data } = await ask(members.list, { query }, token);
  const farAhead = dayOf(new Date(Date.now() + 200 * 86_400_000));
  const early = data.find(({ paidUntil }) => paidUntil && paidUntil > farAhead)!;
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await visit(page, '/renew');
  await page.getByLabel('Membership code, CID or phone').fill(early.membershipCode);
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill(early.phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText('There is nothing to renew at the moment.').waitFor();
  expect(await page.getByRole('link', { name: /^Renew KM-/ }).count()).toBe(0);
});

test.each(walks)('and renews it with a slip, on a %s', async (_, size) => {
  const mother = await addLapsingMember('Aum Kinzang Dema');
  const page = await openPage(size);
  await visit(page, '/renew');
  await page.getByLabel('Membership code, CID or phone').fill(mother.membershipCode);
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill('3/2/1980');
  await page.getByRole('button', { name: 'Find the membership' }).click();
  // It can be renewed today, for the days after those that are paid.
  await page.getByRole('heading', { name: /^The new period begins on / }).waitFor();
  await page.getByRole('link', { name: `Renew ${mother.membershipCode}` }).click();
  await page.getByRole('radio', { name: /Nu\. 1,200 .*Yearly/ }).check();
  await page.getByLabel('For how many years?').selectOption('2 years');
  await expect.poll(() => isOnePage(page)).toBe(true);
  await page.getByRole('button', { name: 'Continue with Nu. 2,400' }).click();
  await page.getByRole('heading', { name: 'Pay Nu. 2,400' }).waitFor();
  await fillSlip(page);
  await page.getByRole('button', { name: 'Send slip for Nu. 2,400' }).click();
  await page.getByText('Being checked').waitFor();
  const shown = await page.locator('main').innerText();
  expect(shown).not.toContain(mother.name);

  const token = await tokenOf('Treasurer');
  await ask(fees.decide, { params: { id: dueIdIn(page) }, body: { decision: 'approve' } }, token);
  await page.reload();
  await page.getByText('Paid', { exact: true }).waitFor();
  const { paidUntil } = (await ask(members.get, { params: { id: mother.id } }, token)) as {
    paidUntil: string;
  };
  expect(paidUntil > mother.paidUntil!).toBe(true);
});

test.each(rareWalks)('and makes her a member for life, on a %s', async (_, size) => {
  const mother = await addLapsingMember('Aum Sonam Zam');
  const page = await openPage(size);
  await visit(page, `/member/${mother.id}/renew`);
  // All as it was, unless somebody wants it otherwise.
  await page.getByText('General membership').waitFor();
  expect(await page.getByRole('radio', { name: /Yearly/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Change the membership type' }).click();
  await page.getByLabel('Membership type').selectOption('Life');
  await page.getByRole('radio', { name: /Lifetime$/ }).waitFor();
  await expect.poll(() => page.getByLabel('For how many years?').count()).toBe(0);
  await expect.poll(() => isOnePage(page)).toBe(true);
  await page.getByRole('button', { name: /^Continue with Nu\. / }).click();
  await page.getByText(/, for life$/).waitFor();
  const token = await tokenOf('Treasurer');
  const payment = { method: 'cash' as const };
  await ask(fees.update, { params: { id: dueIdIn(page) }, body: { payment } }, token);
  const member = await ask(members.get, { params: { id: mother.id } }, token);
  expect(member).toMatchObject({ membershipType: 'Life', isLifetime: true });
});
