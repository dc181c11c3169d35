import { expect, test } from 'vitest';
import { openPage } from '../support/browser/page.ts';
import { addPerson } from '../support/records/people.ts';
import { signInWith } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** A picture as a phone might make it. */
const drawPicture = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  canvas.getContext('2d')?.fillRect(40, 40, 200, 200);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};

test('name, phone and photo are their own; the photo is seen in the top bar', async () => {
  const person = await addPerson('Sangay Choden', 'Membership officer');
  const page = await openPage();
  await signInWith(page, { username: person.email, password: person.password });
  await visit(page, '/apps/user/view');
  expect(new URL(page.url()).pathname).toBe(`/apps/user/view/${person.id}`);

  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').getByText('must be a phone number').waitFor();
  const digits = String(Date.now()).slice(-6);
  await page.getByRole('textbox', { name: 'Phone' }).fill(`17-${digits}`);
  await page.getByRole('textbox', { name: 'Phone' }).press('Enter');
  await page.getByText('Saved.').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Phone' }).inputValue())
    .toMatch(/^17 \d\d \d\d \d\d$/);

  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await page.getByText('Pictures must be JPEG, PNG or WebP.').waitFor();
  const buffer = Buffer.from(await page.evaluate(drawPicture), 'base64');
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByText('Photo saved.').waitFor();
  const inTopBar = page.locator('header img');
  await inTopBar.waitFor();
  await expect
    .poll(() => inTopBar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await inTopBar.waitFor({ state: 'detached' });
});

test('somebody else’s page is not theirs to see', async () => {
  const person = await addPerson('Namgay Om', 'Membership officer');
  const other = await addPerson('Lhamo Tshering', 'Membership officer');
  const page = await openPage();
  await signInWith(page, { username: person.email, password: person.password });
  await page.goto(`/apps/user/view/${other.id}`);
  await page.waitForURL('**/misc/not-authorized');
  await expect.poll(() => page.getByText('Lhamo Tshering').count()).toBe(0);
});
