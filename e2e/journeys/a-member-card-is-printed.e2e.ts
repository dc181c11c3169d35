import { expect, test } from 'vitest';
import { atBothWidths } from '../support/screens/both-widths.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { openPage } from '../support/browser/page.ts';
import { chooseMore } from '../support/browser/more.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

test('a card is shown and saved, and those of a list are printed on sheets', async () => {
  const member = await addLapsingMember('Card Holder');
  const page = await openPage();
  await signIn(page, 'Membership officer');
  await visit(page, `/membership-list/view/${member.id}`);
  await page.getByRole('link', { name: 'Member card' }).click();
  const front = page.getByRole('region', { name: 'Front of the card' });
  await front.getByText('Card Holder').waitFor();
  await front.getByText('CH', { exact: true }).waitFor();
  await front.getByText(member.membershipCode).waitFor();
  await atBothWidths(page, async () => {
    await front.getByRole('img', { name: 'QR code of this card' }).waitFor();
  });
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  expect(card.suggestedFilename()).toBe(`card-${member.membershipCode}.pdf`);

  await visit(page, `/membership-list?q=${member.membershipCode}`);
  const [all] = await Promise.all([page.waitForEvent('download'), chooseMore(page, 'Member cards')]);
  expect(all.suggestedFilename()).toMatch(/^cards-.*\.pdf$/);
});
