import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { visit } from '../support/visit.ts';

test('a code and one fact show the masked card and no more', async () => {
  const token = await tokenOf('Administrator');
  const { data } = await ask(members.list, { query: { standing: 'current', hasPhone: 'true' } }, token);
  const mother = data[0]!;
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await visit(page, '/renew');
  await page
    .getByLabel('Membership code, CID or phone')
    .fill(mother.membershipCode.toLowerCase().replace('-', ' '));
  await page.getByLabel('One fact we have on file').fill('0000');
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText('Nothing was found with these two.').waitFor();

  await page.getByLabel('One fact we have on file').fill(mother.phone!.slice(-4));
  await page.getByRole('button', { name: 'Find the membership' }).click();
  await page.getByText(mother.membershipCode).first().waitFor();
  const shown = await page.locator('main').innerText();
  expect(shown).not.toContain(mother.name);
  expect(shown).not.toContain(mother.phone!.slice(4));
  expect(page.url()).not.toContain(mother.membershipCode);
});
