import { describe, expect, test } from 'vitest';
import { howMany, testInProve } from '../support/how-many.ts';
import { productUrl } from '../support/product/journey.ts';
import { openFirstPage, openPage } from '../support/browser/page.ts';
import { overweight, weigh } from '../support/screens/page-weight.ts';
import { publicScreens } from '../support/screens/public-screens.ts';
import { slowLine } from '../support/network/slow-line.ts';
import { addDonor } from '../support/records/papers.ts';
import { widths } from '../support/records/slip-page.ts';
import { watch, whatMoved } from '../support/screens/what-is-seen.ts';
import { visit } from '../support/screens/visit.ts';

/** The page as it comes, before any script runs. */
async function read(path: string): Promise<string> {
  const answer = await fetch(productUrl() + path, { headers: { accept: 'text/html' } });
  return answer.text();
}

/** What a browser without JavaScript shows in place of what it would wait for. */
const said = async (path: string) => /<noscript>(.*?)<\/noscript>/s.exec(await read(path))?.[1];

/** In KB, as it comes over the line, heads included: about 0.7 KB for each file. */
const scriptAllowed: [string, number][] = [
  ['/home', 81],
  ['/faq', 80],
  ['/support', 100],
  ['/renew', 84],
  ['/donate', 100],
  ['/non-member/donate', 100],
  ['/rituals', 90],
  ['/register', 100],
  ['/generate-certificate/member-search', 100],
  ['/pit-exemption-certificate', 100],
  ['/verify', 100],
];

describe('what is fetched', () => {
  test('each page needs no more script than it is allowed, and no style sheet', async () => {
    const page = await openFirstPage(widths.phone);
    for (const [path, allowed] of scriptAllowed) {
      const fetched = await weigh(page, path);
      const scripts = fetched.filter(({ kind }) => kind === 'script');
      expect(scripts.length).toBeGreaterThan(0);
      expect([path, ...overweight(scripts, allowed)]).toEqual([path]);
      expect(fetched.filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
    }
  });

  test('every page with its style comes in the first 14 KB of the line', async () => {
    const heavy: string[] = [];
    for (const path of await publicScreens()) {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const answer = await fetch(productUrl() + path, { headers });
      expect(answer.headers.get('content-encoding')).toBe('br');
      const bytes = Number(answer.headers.get('content-length'));
      expect(bytes).toBeGreaterThan(0);
      if (bytes > 14_000) heavy.push(`${path}: ${bytes}`);
    }
    expect(heavy).toEqual([]);
  });
});

// The tour of all public screens watches the others, on a desk (`tour.ts`).
testInProve('nothing moves under the eyes, on a phone', async () => {
  const restless: string[] = [];
  const page = await openFirstPage(widths.phone);
  await watch(page);
  const visited = howMany({ test: 2, prove: 1 });
  for (const path of (await publicScreens()).filter((_, place) => place % visited === 0)) {
    await visit(page, path);
    restless.push(...(await whatMoved(page, path)));
  }
  expect(restless).toEqual([]);
});

testInProve('nothing moves while a page comes in pieces over a slow line', async () => {
  const restless: string[] = [];
  const line = await slowLine(productUrl());
  const page = await openFirstPage(widths.phone);
  await watch(page);
  for (const path of ['/unsubscribe', '/verify', '/pit-exemption-certificate']) {
    await visit(page, line + path);
    restless.push(...(await whatMoved(page, path)));
  }
  expect(restless).toEqual([]);
});

describe('without JavaScript', () => {
  const texts: [string, string, string][] = [
    ['/home', 'Keep the lamps of Kathok burning', 'input[name=reference]'],
    ['/faq', 'How do I become a member?', '.questions details'],
    ['/support', 'Bank of Bhutan', '.qr-code'],
    ['/register', 'Who would like to join?', 'input[name=name]'],
    ['/renew', 'Find your own membership', 'input[name=identifier]'],
    ['/donate', 'I give as a member', 'input[name=identifier]'],
    ['/non-member/donate', 'How many lamps?', 'input[name=donorName]'],
    ['/rituals', 'How names are read', '.seven-card a'],
    ['/verify', 'Check a document', 'input[name=checkCode]'],
    ['/generate-certificate/donation-search', 'Which one do you need?', 'input[name=identifier]'],
    ['/member/nobody/donate', 'Make an offering', 'input[name=amount]'],
  ];
  test('each page can be read, and its form and its menu are there', async () => {
    const page = await openPage({ ...widths.phone, javaScriptEnabled: false });
    for (const [path, text, control] of texts) {
      await page.goto(path);
      const seen = [page.getByText(text), page.locator(control)].map((part) => part.first().isVisible());
      expect([path, ...(await Promise.all(seen))]).toEqual([path, true, true]);
      await page.getByRole('button', { name: 'Menu' }).click();
      const register = page.getByRole('link', { name: 'New member registration' }).first();
      expect([path, await register.isVisible()]).toEqual([path, true]);
    }
  });

  test('the page of a code and of a payment say in themselves what is known', async () => {
    const donor = await addDonor('Kinley Dema');
    const checked = await said(`/verify/${donor.receipt.verificationCode}`);
    for (const text of ['This receipt is valid', donor.receipt.receiptNumber, 'K. D.'])
      expect(checked).toContain(text);
    expect(checked).not.toContain('Kinley');
    const paid = await said(`/donate/${donor.donationId}/payment-status`);
    for (const text of ['Nu. 1,050', 'Paid', donor.receipt.receiptNumber]) expect(paid).toContain(text);
    expect(paid).not.toContain('Kinley');
    expect(await said('/verify/2222-2222-2222-2222')).toContain('We do not know this code');
    expect(await said('/verify/2222-2222')).toContain('Please type the number too');
    expect(await said('/verify/%3Cb%3E')).not.toContain('not ours');
    expect(await said('/donate/campaigns/payment-status')).toContain('Payment not found');
  });

  test('all ids of members and payments give the same bytes', async () => {
    expect(await read('/member/1')).toBe(await read('/member/2'));
    expect(await read('/donate/1/payment-status')).toBe(await read('/donate/2/payment-status'));
  });

  const guesses = howMany({ test: 30, prove: 5000 });
  test(`${guesses} guessed addresses of certificates are the page without one, to the byte`, async () => {
    const bases = [
      '/generate-certificate/view-certificate',
      '/generate-certificate/view-donation-certificate',
    ];
    const different: string[] = [];
    for (const base of bases) {
      const form = await read(base);
      for (let guess = 0; guess < guesses; guess += 1) {
        const path = `${base}/${10_800_000_000 + guess * 7919}/${2015 + (guess % 12)}`;
        if ((await read(path)) !== form) different.push(path);
      }
    }
    expect(different).toEqual([]);
  });
});
