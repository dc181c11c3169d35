import { donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { openPage } from '../support/browser/page.ts';
import { heavyPicture, pictureOf } from '../support/files/picture.ts';
import { dueIdIn, fillSlip, isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';
import { walks } from '../support/walks.ts';

test.each(walks)('from the start page to the receipt, on a %s', async (_, size) => {
  const page = await openPage(size);
  const passport = `P${Date.now()}`;
  await visit(page, '/home');
  await page.getByRole('link', { name: 'Make an offering' }).click();
  await page.getByRole('link', { name: 'Choose a donation' }).click();
  await page.getByRole('heading', { name: 'How many lamps?' }).waitFor();

  // Nothing is filled in: what is missing is named, and what was chosen stays.
  await page.getByRole('radio', { name: /Nu\. 1,050/ }).check();
  const next = page.getByRole('button', { name: 'Continue with Nu. 1,050' }).filter({ visible: true });
  await next.click();
  await page.getByRole('alert').getByRole('link', { name: /^Name/ }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Karma Choden');
  await page.getByLabel('Phone').fill('17 61 42 08');
  await page.getByLabel('Identity document').selectOption('Passport');
  await page.getByLabel('Document number').fill(passport);
  await page.getByLabel('Message to the centre').fill('For my mother');
  await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0);
  await page.getByText('Dedicate this offering').click();
  await page.getByLabel('Deceased').fill('Ap Dorji Wangdi');
  await expect.poll(() => isOnePage(page)).toBe(true);
  await next.click();

  await page.getByRole('heading', { name: 'Pay Nu. 1,050' }).waitFor();
  const address = page.url();

  // On second thoughts: what was typed is still there, and the same donation is not promised twice.
  await page.getByRole('link', { name: 'Change the donation' }).click();
  await page.getByRole('heading', { name: 'How many lamps?' }).waitFor();
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('17 61 42 08');
  await next.click();
  await page.waitForURL(address);
  const reference = await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .innerText();
  await page
    .getByRole('img', { name: /^QR code to pay Nu\. 1,050 to/ })
    .first()
    .waitFor();
  await page.getByText('Nu. 1,050.00').first().waitFor();
  await expect.poll(() => isOnePage(page)).toBe(true);
  await fillSlip(page);
  await page.getByRole('button', { name: 'Send slip for Nu. 1,050' }).click();
  await page.waitForURL(/payment-status$/);
  await page.getByText('Being checked').waitFor();
  // What the tab held of the giver is gone.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft donation'))).toBeNull();

  // A person looks at it, twice.
  const token = await tokenOf('Treasurer');
  const params = { id: dueIdIn(page) };
  const reason = 'The picture cannot be read.';
  await ask(donations.decide, { params, body: { decision: 'reject', reason } }, token);
  await visit(page, '/home');
  await page.getByLabel('Reference').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Find it' }).click();
  await page.getByText(reason).waitFor();
  await page.getByRole('link', { name: 'Send another slip' }).click();
  await fillSlip(page);
  await page.getByRole('button', { name: 'Send slip for Nu. 1,050' }).click();
  await page.getByText('Being checked').waitFor();

  await ask(donations.decide, { params, body: { decision: 'approve' } }, token);
  await page.reload();
  await page.getByText('Paid', { exact: true }).waitFor();
  await page.getByText(/^KM\/R\/\d{4}\/\d{6}$/).waitFor();
  const { data } = await ask(donations.list, { query: { q: reference } }, token);
  expect(data).toMatchObject([{ donorName: 'Karma Choden', amount: '1050.00', hasDedication: true }]);
  expect(await ask(donations.get, { params }, token)).toMatchObject({
    identityType: 'passport',
    identityNumber: passport,
    message: 'For my mother',
  });
});

/** Runs in the browser: whether it still knows the picture at an address of its memory. */
const isKept = (address: string) =>
  new Promise<boolean>((answer) => {
    const image = new Image();
    image.addEventListener('load', () => answer(true));
    image.addEventListener('error', () => answer(false));
    image.src = address;
  });

test('a photo of several megabytes is shown, and made small before it is sent', async () => {
  const page = await openPage(widths.phone);
  await visit(page, '/non-member/donate');
  await page.getByLabel('Give without a name').check();
  await page.getByRole('button', { name: 'Continue with Nu. 500' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Pay Nu. 500' }).waitFor();
  const photo = heavyPicture();
  await page.locator('input#slip').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  // Somebody types on while it is made smaller.
  const journalNumber = page.getByLabel('Journal number');
  await journalNumber.fill('4711');
  const shown = await page.locator('.sent').innerText();
  expect(shown).toContain('photo.jpg');
  await expect.poll(() => journalNumber.inputValue()).toBe('4711');
  expect(Number(/([\d,]+) KB/.exec(shown)?.[1]?.replaceAll(',', ''))).toBeLessThan(photo.length / 3000);
  const picture = page.getByRole('img', { name: 'The slip you chose' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600);
  const first = await picture.getAttribute('src');
  await page.getByText('Take another', { exact: true }).waitFor();

  // Another one takes its place, and nothing of the first is left in memory; a PDF has its name and size.
  await page
    .locator('input#slip-camera')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: pictureOf(7) });
  await page.getByText('b.png').waitFor();
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  expect(await page.evaluate(isKept, (await picture.getAttribute('src')) ?? '')).toBe(true);
  expect(await page.evaluate(isKept, first ?? '')).toBe(false);
  const pdf = {
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n'.padEnd(2048)),
  };
  await page.locator('input#slip').setInputFiles(pdf);
  await page.getByText('slip.pdf').waitFor();
  await page.getByText('2 KB').waitFor();
  await expect.poll(() => picture.count()).toBe(0);
  // What says to be a picture and is none is not shown broken.
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.locator('input#slip').setInputFiles(broken);
  await page.getByText('broken.jpg').waitFor();
  await expect.poll(() => picture.count()).toBe(0);

  // What cannot be a slip is refused at once, and is over with the next choice.
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') };
  await page.locator('input#slip').setInputFiles(note);
  const refused = page.getByRole('alert');
  await refused.getByText('A slip must be a picture (JPEG, PNG, WebP, HEIC) or a PDF.').waitFor();
  await expect.poll(() => page.locator('.sent').count()).toBe(0);
  await page.locator('input#slip').setInputFiles({ ...pdf, name: 'empty.pdf', buffer: Buffer.alloc(0) });
  await refused.getByText('Slip: this file is empty. Please choose another.').waitFor();
  await expect.poll(() => page.locator('.sent').count()).toBe(0);
  await page.locator('input#slip').setInputFiles(pdf);
  await page.getByText('slip.pdf').waitFor();

  // Of two that are chosen one after the other it is the last, though the first takes longer.
  const heavy = { name: 'heavy.png', mimeType: 'image/png', buffer: photo };
  await page.locator('input#slip').setInputFiles(heavy);
  await page.locator('input#slip').setInputFiles(pdf);
  await page.getByText('slip.pdf').waitFor();
  await page.waitForTimeout(3000);
  expect(await page.getByText('slip.pdf').count()).toBe(1);
  await expect.poll(() => refused.count()).toBe(0);
});
