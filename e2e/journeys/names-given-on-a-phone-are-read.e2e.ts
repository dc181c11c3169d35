import { randomInt } from 'node:crypto';
import { addDays, auth, donations, ritualDays } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { today } from '../support/records/fees.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { payerSees } from '../support/records/donations.ts';
import { signIn } from '../support/records/sign-in.ts';
import { dueIdIn, isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

test('seven weeks given on a phone and paid at the desk are read, and the member area says when', async () => {
  const name = `Meme Tshewang ${randomInt(100_000)}`;
  const { memberId } = await ask(auth.me, {}, await tokenOf('Member'));
  const page = await openPage(widths.phone);
  await signIn(page, 'Member');

  await visit(page, '/rituals');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Give for seven weeks' }).click();
  await page.getByRole('link', { name: 'Give in your own name' }).click();
  await page.waitForURL(`**/membership-details/${memberId}/make-donation**`);

  // The first of the seven days is tomorrow: all of them are shown, and the sum of them, before anything is paid.
  const death = addDays(today(), -5);
  const first = addDays(death, 6);
  const [year, month, day] = death.split('-').map(Number);
  const box = page.getByRole('group', { name: 'Day of death' });
  await box.getByLabel('Day').fill(String(day));
  await box.getByLabel('Month').fill(String(month));
  await box.getByLabel('Year').fill(String(year));
  const dates = page.getByRole('list', { name: 'The seven days' }).locator('time');
  await expect.poll(() => dates.count()).toBe(7);
  expect(await dates.first().getAttribute('datetime')).toBe(first);
  await page.getByLabel('Who has died').fill(name);
  await page.getByRole('radio', { name: /Nu\. 350/ }).check();
  expect(await findBarriers(page)).toEqual([]);
  await expect.poll(() => isOnePage(page)).toBe(true);
  await page.getByRole('button', { name: 'Continue with Nu. 2,450' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Pay Nu. 2,450' }).waitFor();
  const days = page.locator('.read-days li').filter({ hasText: 'To be read on' });
  await expect.poll(() => days.count()).toBe(7);
  const id = dueIdIn(page);

  // The desk takes the money, the list closes, and somebody reads it.
  const payment = { method: 'cash' as const };
  await ask(donations.update, { params: { id }, body: { payment } }, await tokenOf('Treasurer'));
  const [{ ritualDayId } = { ritualDayId: null }] = (await payerSees(id)).days;
  const params = { id: ritualDayId! };
  const officer = await tokenOf('Membership officer');
  const closesAt = new Date(Date.now() - 1000).toISOString();
  await ask(ritualDays.update, { params, body: { closesAt } }, officer);
  await ask(ritualDays.read, { params, body: {} }, officer);

  await visit(page, '/member-donations');
  const donation = page.getByRole('listitem').filter({ hasText: 'Nu. 2,450' }).first();
  await donation
    .locator('.read-days li')
    .filter({ hasText: /^\s*Read on / })
    .waitFor();
  expect(await donation.locator('.read-days li').filter({ hasText: 'To be read on' }).count()).toBe(6);
  expect(await donation.textContent()).not.toContain(name);
});
