import { randomInt } from 'node:crypto';
import { fees, members, membershipFee } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/api.ts';
import { changeAppearance } from '../support/appearance.ts';
import { findBarriers } from '../support/axe.ts';
import { addWaitingFee, today } from '../support/fees.ts';
import { openPage } from '../support/page.ts';
import { screenshot } from '../support/screenshot.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

test.each([1440, 390])('a slip of an applicant who was declined, at %i px', async (width) => {
  const name = `Lhazom Dem ${randomInt(100_000)}`;
  const feeId = await addWaitingFee(name);
  const token = await tokenOf('Administrator');
  const { memberId } = membershipFee.parse(await ask(fees.get, { params: { id: feeId } }, token));
  const ended = { endReason: 'declined' as const, endedOn: today() };
  await ask(members.update, { params: { id: memberId }, body: ended }, token);

  const page = await openPage({ viewport: { width, height: 900 } });
  await signIn(page, 'Administrator');
  await visit(page, `/renewal/pending-verification/${feeId}/approve`);
  await page.getByText('This application was declined since.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await screenshot(page, `approving what is not owed ${width} light`);
  await changeAppearance(page, { skin: 'dark' });
  await screenshot(page, `approving what is not owed ${width} dark`);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByText(`Kept apart: ${name}`).waitFor();

  await visit(page, '/payments/unresolved');
  await page.locator('tr, li').filter({ hasText: name }).last().getByText('Kept apart').waitFor();
  await screenshot(page, `unresolved payments ${width}`);

  await visit(page, `/membership-fees/view/${feeId}`);
  await page.getByText('Received, but not applied').waitFor();
  await screenshot(page, `fee with money kept apart ${width} light`);
  await changeAppearance(page, { skin: 'dark' });
  await screenshot(page, `fee with money kept apart ${width} dark`);
  await page.getByRole('button', { name: 'Take as a donation' }).click();
  await page.getByLabel('Purpose').selectOption('Butter lamps');
  expect(await findBarriers(page)).toEqual([]);
  await screenshot(page, `taking money as a donation ${width}`);
  await page.getByRole('button', { name: /^Take Nu\. .* as a donation$/ }).click();
  await page.getByText(/is now donation D-/).waitFor();
  await page.getByText('Was kept apart').waitFor();
});
