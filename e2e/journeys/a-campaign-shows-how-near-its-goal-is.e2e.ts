import { donationPurposes, donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { visit } from '../support/screens/visit.ts';
import { walks } from '../support/walks.ts';

test.each(walks)('lamps for what was given, and the way to give, on a %s', async (width, size) => {
  const token = await tokenOf('Administrator');
  const name = `Roof of the lamp house, ${width}`;
  const purpose = await ask(
    donationPurposes.create,
    { body: { name, description: 'New shingles.', targetAmount: '1000.00', endsOn: '2199-12-31' } },
    token,
  );
  const donation = {
    donorType: 'anonymous' as const,
    purposeId: purpose.id,
    amount: '650',
    payment: { method: 'cash' as const },
  };
  await ask(donations.create, { body: donation }, await tokenOf('Treasurer'));

  const page = await openPage(size);
  // What is shown may be a second old.
  await expect
    .poll(async () => {
      await visit(page, '/home');
      return page.locator('main').innerText();
    })
    .toContain(name);
  const part = page.locator('.campaign');
  expect(await part.innerText()).toContain('Nu. 650');
  expect(await part.innerText()).toContain('Nu. 1,000');
  await page
    .getByRole('link', { name })
    .or(page.getByRole('link', { name: /^(Offer lamps|Give for this)$/ }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Choose a donation' }).click();
  await expect.poll(() => page.url()).toContain('purpose=');
  await ask(donationPurposes.update, { params: { id: purpose.id }, body: { isActive: false } }, token);
});
