import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { promiseDonation } from '../support/records/donations.ts';
import { openPage } from '../support/browser/page.ts';
import { readQrCode, readQrPicture } from '../support/files/qr.ts';
import { screenshot } from '../support/screens/screenshot.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

const payPage = async () => `/donate/${await promiseDonation('Sonam Yangden', '540')}/make-payment`;

test('on a phone it is saved before it is shown, and the saved picture pays the same', async () => {
  const page = await openPage(widths.phone);
  await visit(page, await payPage());
  const save = page.getByRole('button', { name: 'Save QR picture' });
  await save.waitFor();
  const [button, copy, code] = await Promise.all(
    [
      save,
      page.getByRole('button', { name: /^Copy/ }).first(),
      page.getByRole('img', { name: /^QR code/ }),
    ].map(async (part) => (await part.first().boundingBox())!.y),
  );
  expect(button).toBeLessThan(copy!);
  expect(copy).toBeLessThan(code!);
  await expect.poll(() => isOnePage(page)).toBe(true);
  await screenshot(page, 'paying by QR 390');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^QR .+\.png$/);
  const saved = await buffer(await download.createReadStream());
  expect(await readQrPicture(page, saved)).toBe(await readQrCode(page));
});

test('the centre gives a picture of it, and sees whom it pays', async () => {
  const page = await openPage();
  await visit(page, await payPage());
  const picture = await page
    .getByRole('img', { name: /^QR code/ })
    .first()
    .screenshot();
  expect(await page.getByRole('button', { name: 'Save QR picture' }).isVisible()).toBe(false);

  await signIn(page, 'Administrator');
  await visit(page, '/settings#part-accounts');
  await page.getByRole('button', { name: 'Add an account' }).click();
  const row = page.locator('#part-accounts .settings-row').last();
  const input = row.locator('input[type=file]');
  await input.setInputFiles({
    name: 'blank.png',
    mimeType: 'image/png',
    buffer: await page.locator('h1').first().screenshot(),
  });
  await row.getByText('No QR code was found in this picture').waitFor();
  await input.setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture });
  await row.getByText(/^Pays .+/).waitFor();
  await row.scrollIntoViewIfNeeded();
  await screenshot(page, 'the QR code of an account 1440');
  await row.getByRole('switch', { name: 'Enter the code as text' }).check();
  expect(await row.getByLabel('Your bank’s QR code, as text').inputValue()).toMatch(
    /^000201.*6304[\dA-F]{4}$/,
  );
  await row.getByRole('button', { name: 'Remove the QR code' }).click();
  await expect.poll(() => row.getByText(/^Pays /).count()).toBe(0);
});
