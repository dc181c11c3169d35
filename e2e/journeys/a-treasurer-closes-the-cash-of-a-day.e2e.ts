import { cashClosings, donationPurposes, donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const day = '2019-03-04';

async function giveCash(amount: string): Promise<void> {
  const [purpose] = await ask(donationPurposes.all, {});
  const given = { donorType: 'non_member' as const, donorName: 'Rinchen of the cash box', phone: '17614208' };
  const payment = { method: 'cash' as const, paidOn: day };
  const body = { ...given, purposeId: purpose!.id, amount, payment };
  await ask(donations.create, { body }, await tokenOf('Treasurer'));
}

test('a treasurer counts the notes, explains what is missing, closes the day, and sees what changed later', async () => {
  await giveCash('1500');
  await giveCash('720');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, '/reports');
  await page.locator('#main').getByRole('link', { name: 'Close the day' }).click();
  await page.getByRole('heading', { name: 'Close the day', level: 1 }).waitFor();
  await visit(page, `/reports/cash-closing?day=${day}`);
  await page.getByText('Nu. 2,220.00').first().waitFor();
  await page.getByLabel('Opening cash').fill('500');
  // What is no sum, and what is no number of notes, is told where it stands.
  await page.getByLabel('Counted', { exact: true }).fill('2700,00');
  await page.getByText('Enter a sum, such as 500 or 500.50').waitFor();
  await page.getByLabel('Nu. 500', { exact: true }).fill('1,2');
  await page.getByText('Whole numbers only').waitFor();
  await page.getByRole('button', { name: 'Close 4 Mar 2019', exact: true }).click();
  await expect.poll(() => page.getByText(/^Enter (a sum|the cash)/).count()).toBe(0);
  for (const [note, count] of [
    ['1,000', '2'],
    ['500', '1'],
    ['100', '2'],
  ] as const)
    await page.getByLabel(`Nu. ${note}`, { exact: true }).fill(count);
  await page.getByText('Nu. 20.00 missing').waitFor();
  await page.getByRole('button', { name: 'Close 4 Mar 2019 with Nu. 2,700' }).click();
  await page.getByText('Say why the cash differs from the books').waitFor();
  await atBothWidths(page, (width) => pictures(page, `cash closing count ${width}`));
  await page.getByLabel('Remark').fill('Twenty given too much in change');
  await page.getByRole('button', { name: 'Close 4 Mar 2019 with Nu. 2,700' }).click();
  await page.getByText('The day is closed').waitFor();
  await page.getByText('Twenty given too much in change').waitFor();

  // The next day begins with what was counted; without any cash it is asked about before it is closed for good.
  await visit(page, '/reports/cash-closing?day=2019-03-05');
  await expect.poll(() => page.getByLabel('Opening cash').inputValue()).toBe('2700.00');
  await page.getByText('Not counted yet').waitFor();
  await page.getByLabel('Counted', { exact: true }).fill('2700');
  await page.getByRole('button', { name: 'Close 5 Mar 2019 with Nu. 2,700' }).click();
  const question = page.getByRole('dialog', { name: 'No cash was booked on 5 Mar 2019' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  const next = await ask(cashClosings.get, { params: { day: '2019-03-05' } }, await tokenOf('Auditor'));
  expect(next.closing).toBeNull();

  await giveCash('80');
  await visit(page, `/reports/cash-closing?day=${day}`);
  await page.getByText('Difference now: Nu. 100.00 missing').waitFor();
  await atBothWidths(page, (width) => pictures(page, `cash closing closed ${width}`));
  const { closing } = await ask(cashClosings.get, { params: { day } }, await tokenOf('Auditor'));
  expect(closing).toMatchObject({ booked: '2220.00', counted: '2700.00', difference: '-20.00' });
});
