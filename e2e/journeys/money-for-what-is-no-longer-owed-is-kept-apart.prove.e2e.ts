import { randomInt } from 'node:crypto';
import { fees, members, membershipFee } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { addWaitingFee, today } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { pictures, screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a slip of an applicant who was declined', async () => {
  const name = `Lhazom Dem ${randomInt(100_000)}`;
  const feeId = await addWaitingFee(name);
  const token = await tokenOf('Administrator');
  const { memberId } = membershipFee.parse(await ask(fees.get, { params: { id: feeId } }, token));
  const ended = { endReason: 'declined' as const, endedOn: today() };
  await ask(members.update, { params: { id: memberId }, body: ended }, token);

  const page = await openPage();
  await signIn(page, 'Administrator');
  await visit(page, `/renewal/pending-verification/${feeId}/approve`);
  await page.getByText('This application has since been declined.').waitFor();
  const approve = page.getByRole('button', { name: /^Approve/ });
  await atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await approve.click({ trial: true });
    await pictures(page, `approving what is not owed ${width}`);
  });
  await approve.click();
  await page.getByText(`Held: ${name}`).waitFor();

  await visit(page, '/payments/unresolved');
  await atBothWidths(page, async (width) => {
    await page.locator('tr, li').filter({ hasText: name }).last().getByText('Held').waitFor();
    await screenshot(page, `unresolved payments ${width}`);
  });

  await visit(page, `/membership-fees/view/${feeId}`);
  await page.getByText('Received, but nothing more was due').waitFor();
  const take = page.getByRole('button', { name: 'Take as a donation' });
  await atBothWidths(page, async (width) => {
    await take.click({ trial: true });
    await pictures(page, `fee with money kept apart ${width}`);
  });
  await take.click();
  await page.getByLabel('Purpose').selectOption('Butter lamps');
  const confirm = page.getByRole('button', { name: /^Take Nu\. .* as a donation$/ });
  await atBothWidths(page, async (width) => {
    expect(await findBarriers(page)).toEqual([]);
    await confirm.click({ trial: true });
    await screenshot(page, `taking money as a donation ${width}`);
  });
  await confirm.click();
  await page.getByText(/is now donation D-/).waitFor();
  await page.getByText('Was held').waitFor();
});
