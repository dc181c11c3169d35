import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { memberDonation } from '../support/records/donations.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { addPersonWithRights } from '../support/records/people.ts';
import { signIn, signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a certificate with a misspelt name is replaced, and each of the two leads to the other', async () => {
  const member = await addLapsingMember('Dorji Wangchuck Typo');
  await memberDonation(member.id, '1200');
  const page = await openPage();
  await signIn(page, 'Treasurer');
  await visit(page, `/membership-list/view/${member.id}`);
  await page.getByRole('button', { name: 'Issue PIT exemption certificate' }).click();
  const first = page.getByRole('article', { name: /^PIT exemption certificate / });
  await first.getByText('Dorji Wangchuck Typo').first().waitFor();
  const number = (await first.getAttribute('aria-label'))!.replace('PIT exemption certificate ', '');

  const corrected = { params: { id: member.id }, body: { name: 'Dorji Wangchuk' } };
  await ask(members.update, corrected, await tokenOf('Administrator'));
  await page.getByRole('button', { name: 'Reissue' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Reissue' }).click();
  await drawer.getByRole('alert').getByRole('link', { name: /Why/ }).waitFor();
  await drawer.getByLabel('Why').fill('The name was misspelt');
  await drawer.getByRole('button', { name: 'Reissue' }).click();
  await first.getByText(`This certificate stands in place of ${number}.`).waitFor();
  await first.getByText('Dorji Wangchuk', { exact: true }).first().waitFor();

  await page.getByRole('link', { name: number }).click();
  await first.getByText('Replaced', { exact: true }).waitFor();
  await first.getByText(/does not count any more/).waitFor();
  expect(await page.getByRole('button', { name: 'Reissue' }).count()).toBe(0);

  await visit(page, `/membership-list/view/${member.id}`);
  const papers = page.getByRole('region', { name: 'Receipts and certificates' });
  await papers.getByText('The name was misspelt').waitFor();
  await papers.getByText('Replaced', { exact: true }).waitFor();
  await papers.getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Issued to the wrong person');
  await page.getByRole('dialog').getByRole('button', { name: 'Void certificate' }).click();
  await papers.getByText('Issued to the wrong person').waitFor();
});

test('somebody who may not read reports finds no certificates, and may not issue one', async () => {
  const member = await addLapsingMember('Nobody’s Business');
  await memberDonation(member.id, '300');
  const reader = await addPersonWithRights('Reader of members', [['read', 'Member']]);
  const page = await openPage();
  await signInWith(page, { username: reader.email, password: reader.password });
  await visit(page, `/membership-list/view/${member.id}`);
  await page.getByRole('link', { name: 'Member card' }).waitFor();
  expect(await page.getByRole('button', { name: /^Issue / }).count()).toBe(0);
  const answer = await page.evaluate(async (memberId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const asked = await fetch(`/api/member/${memberId}/papers`, { headers });
    const body = JSON.stringify({ kind: 'pit', year: new Date().getFullYear(), memberId });
    const type = { 'content-type': 'application/json' };
    const issued = await fetch('/api/certificates', {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
    });
    return [asked.status, issued.status];
  }, member.id);
  expect(answer).toEqual([404, 404]);
});
