import { auth, members, type PublicSettings, renewals } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callFromManyAddresses, startCrowdedProduct } from '../support/product/crowd.ts';
import { howMany } from '../support/how-many.ts';
import { openFirstPage } from '../support/browser/page.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

/** A member of the sample centre with a phone number whose membership has run out, as the office sees them. */
async function findMother(url: string) {
  const { demoAccounts } = (await (await fetch(`${url}/api/settings/public`)).json()) as PublicSettings;
  const { username, password } = demoAccounts.find(({ role }) => role === 'Administrator')!;
  const login = await fetch(`${url}/api${auth.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { accessToken } = auth.login.response.parse(await login.json());
  const list = await fetch(`${url}/api${members.list.path}?standing=lapsed&hasPhone=true`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return members.list.response.parse(await list.json()).data[0]!;
}

/** The statuses of the answers to one call of the page, and the scripts that it fetched. */
function watch(page: Page, path: string) {
  const statuses: number[] = [];
  const scripts: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname === `/api${path}`) statuses.push(answer.status());
    if (pathname.includes('solve-challenge')) scripts.push(pathname);
  });
  return { statuses, scripts };
}

const notice = 'One moment, please. We are checking that you are not a robot.';

/** Whether the notice was ever there: a lucky browser solves its challenge in a moment. */
const remembersNotice = (page: Page) =>
  page.evaluate((text) => {
    const look = () => {
      if (document.body.textContent?.includes(text)) document.documentElement.dataset['noticed'] = 'yes';
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, notice);
async function wasNoticed(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['noticed'])).toBe('yes');
}

/** The page asks for the proof at one place for all forms, and to fill the second limit takes as long as all the rest. */
const crowdedForms = howMany({ test: 1, prove: 2 });

test('a daughter finds her mother’s membership, and renews it, after a moment of work for each crowded form', async () => {
  const product = await startCrowdedProduct();
  const mother = await findMother(product.url);
  const guess = { identifier: 'KM-9999993', fact: '0000' };
  const nobody = { memberId: '00000000-0000-4000-8000-000000000000' };
  const crowds = [
    { path: '/member/lookup', body: guess, times: 301, fromEach: 4 },
    { path: renewals.create.path, body: nobody, times: 1001, fromEach: 20 },
  ].slice(0, crowdedForms);
  for (const { path, body, ...crowd } of crowds)
    expect(await callFromManyAddresses(`${product.url}/api${path}`, body, crowd)).toBe(429);

  const page = await openFirstPage({ ...widths.phone, baseURL: product.url });
  const looked = watch(page, '/member/lookup');
  await visit(page, '/renew');
  await page.getByLabel('Membership code, CID or phone').fill(mother.membershipCode);
  await page.getByLabel('Date of birth or last 4 digits of the phone').fill(mother.phone!.slice(-4));
  expect(looked.scripts).toEqual([]);
  await remembersNotice(page);
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await wasNoticed(page);
  await screenshot(page, 'proof of work, look-up, phone');
  await expect.poll(() => isOnePage(page)).toBe(true);
  await page.getByText(mother.membershipCode).first().waitFor();
  await expect.poll(() => page.getByText(notice).count()).toBe(0);
  expect(looked.statuses).toEqual([429, 200]);
  expect(looked.scripts).toHaveLength(1);

  const renewed = watch(page, renewals.create.path);
  await page.getByRole('link', { name: `Renew ${mother.membershipCode}` }).click();
  await page.getByRole('button', { name: /^Continue with Nu\. / }).click();
  await page.getByRole('heading', { name: /^Pay Nu\. / }).waitFor();
  expect(renewed.statuses).toEqual([429, 201].slice(-crowdedForms));
}, 600_000);
