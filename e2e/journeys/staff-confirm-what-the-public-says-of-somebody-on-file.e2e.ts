import { randomInt } from 'node:crypto';
import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { registerBeforeDonor, registerKnownDonor } from '../support/records/claims.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a phone number counts only once staff have accepted it', async () => {
  const name = `Yangchen Zam ${randomInt(100_000)}`;
  const { memberId, code } = await registerKnownDonor(name);
  const found = async () => (await ask(members.lookup, { body: { identifier: code, fact: '4545' } })).length;
  expect(await found()).toBe(0);

  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, '/membership-list/claims');
  await page.getByRole('heading', { name }).waitFor();
  await atBothWidths(page, async (width) => {
    if (width > 1200) await page.getByRole('link', { name: /^Details to confirm.*waiting$/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await pictures(page, `claims list ${width}`);
  });

  await visit(page, `/membership-list/view/${memberId}`);
  const card = page.locator('section, .card').filter({ hasText: 'Details to confirm' }).last();
  await card.getByRole('checkbox', { name: /^Use Phone/ }).check();
  await card.getByRole('checkbox', { name: /^Use Village/ }).check();
  const use = page.getByRole('button', { name: 'Use 2 details' });
  await atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await use.click({ trial: true });
    await pictures(page, `claims of a member ${width}`);
  });
  await use.click();
  await page.getByText('Details updated.').waitFor();
  await page.getByRole('link', { name: '17 45 45 45' }).waitFor();
  expect(await page.getByRole('button', { name: 'Keep what is on file' }).count()).toBe(0);
  expect(await found()).toBe(1);
});

test('the contact of a registration gets no papers of a donor until staff have confirmed it, by keyboard too', async () => {
  const { memberId } = await registerBeforeDonor(`Rinzin Choden ${randomInt(100_000)}`);
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-list/view/${memberId}`);
  const confirm = page.getByRole('button', { name: 'They are right' });
  await atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await confirm.click({ trial: true });
    await pictures(page, `contact to confirm ${width}`);
  });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Phone and e-mail address confirmed.').waitFor();
  await confirm.waitFor({ state: 'detached' });
  // The next press of Tab goes on within the page, not at the very beginning.
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main');
});
