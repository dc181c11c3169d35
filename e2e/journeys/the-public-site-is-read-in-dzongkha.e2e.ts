import { auth, words } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from '../support/screens/axe.ts';
import { changeAppearance, chooseAppearance } from '../support/browser/appearance.ts';
import { ask, tokenOf } from '../support/product/api.ts';
import { howMany, testInProve } from '../support/how-many.ts';
import { openFirstPage, openPage } from '../support/browser/page.ts';
import { weigh } from '../support/screens/page-weight.ts';
import { publicScreens } from '../support/screens/public-screens.ts';
import { pictures } from '../support/screens/screenshot.ts';
import { linkMailedTo } from '../support/product/mail.ts';
import { addPerson } from '../support/records/people.ts';
import { signIn } from '../support/records/sign-in.ts';
import { isOnePage, widths } from '../support/records/slip-page.ts';
import { visit } from '../support/screens/visit.ts';

/** Parts and colours are those of the English pages, which are all looked at; only the words are others. */
const visited = howMany({ test: 5, prove: 1 });
const skins = (['light', 'dark'] as const).slice(0, howMany({ test: 1, prove: 2 }));

const entrance = ['/login', '/forgot-password', '/reset-password#token=none'];
const asked = { extraHTTPHeaders: { 'accept-language': 'dz-BT,dz;q=0.9' } };
const tibetan = /[\u0f40-\u0fbc]/;
const draftNote = 'ཟིན་བྲིས། ཞིབ་དཔྱད་འབད་དགོ།';
const register = 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།';

/** Parts whose words stand over their edge, though the page as a whole is not wider than the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.navbar, main, .card, label, button, .button, .btn, footer')]
      .filter((part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => `${part.tagName} ${part.className}: ${part.textContent?.slice(0, 40)}`),
  );

describe('every public page, sign-in and its neighbours', () => {
  test('fit a phone, and are open to everybody in either skin', async () => {
    const page = await openPage({ ...widths.phone, ...asked });
    await chooseAppearance(page, { transition: 'none' });
    const found: string[] = [];
    const paths = [...entrance, ...(await publicScreens())];
    for (const path of paths.filter((_, place) => place % visited === 0)) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('html').getAttribute('lang')).toBe('dz');
      const title = (await page.locator('h1').first().textContent()) ?? '';
      if (!tibetan.test(title)) found.push(`${path} has the title ${title}`);
      const draft = page.getByText(draftNote);
      if (!(await draft.isVisible())) found.push(`${path} does not say that it is a draft`);
      if (!(await isOnePage(page))) found.push(`${path} is wider than the phone`);
      for (const part of await cutOff(page)) found.push(`${path} is cut off at ${part}`);
      for (const skin of skins) {
        await changeAppearance(page, { skin });
        for (const barrier of await findBarriers(page)) found.push(`${path} ${skin} ${barrier}`);
      }
    }
    expect(found).toEqual([]);
  });
});

testInProve('the member area is read in Dzongkha, on a phone', async () => {
  const page = await openPage({ ...widths.phone, ...asked });
  await signIn(page, 'Member');
  await chooseAppearance(page, { transition: 'none' });
  const found: string[] = [];
  for (const path of [
    '/membership-details/view',
    '/membership-details/edit',
    '/membership-renewals',
    '/member-donations',
  ]) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const title = (await page.locator('h1').first().textContent()) ?? '';
    if (!tibetan.test(title)) found.push(`${path} has the title ${title}`);
    const draft = page.getByText(draftNote);
    if (!(await draft.isVisible())) found.push(`${path} does not say that it is a draft`);
    if (!(await isOnePage(page))) found.push(`${path} is wider than the phone`);
    for (const part of await cutOff(page)) found.push(`${path} is cut off at ${part}`);
    for (const barrier of await findBarriers(page)) found.push(`${path} ${barrier}`);
    await pictures(page, `dzongkha${path.replaceAll('/', ' ')}`);
  }
  expect(found).toEqual([]);
});

test('a visitor chooses Dzongkha, its digits, and English again', async () => {
  const page = await openPage(widths.phone);
  await visit(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'རྫོང་ཁ' }).click();
  await page.getByRole('heading', { level: 1, name: 'ཀཿཐོག་གི་མར་མེ་' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  // Another page, and one of the office's, remember it.
  await visit(page, '/login');
  expect(await page.title()).toContain('ནང་བསྐྱོད།');
  await visit(page, '/home');
  const sums = page.getByText(/Nu\. [\d,]+/);
  await expect.poll(() => sums.count()).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: '༡༢༣' }).click();
  await page
    .getByText(/Nu\. [༠-༩,]+/)
    .first()
    .waitFor();
  expect(await sums.count()).toBe(0);
  expect(await page.locator('html').getAttribute('lang')).toBe('dz-u-nu-tibt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Keep the lamps of Kathok burning' }).waitFor();
});

test('what the reader corrects is shown at once, and what they approved is no draft any more', async () => {
  const token = await tokenOf('Administrator');
  const page = await openPage({ ...widths.phone, ...asked });
  const change = (changes: { id: string; english: string; text?: string; isApproved: boolean }[]) =>
    ask(words.update, { body: { words: changes } as never }, token);
  for (const place of ['Checking a document', 'Frame of public pages', 'All pages']) {
    const { data } = await ask(words.list, { query: { place, take: '100' } as never }, token);
    await change(data.map(({ id, english }) => ({ id, english, isApproved: true })));
  }
  const title = { id: 'public/verify/words#title', english: 'Check a document' };
  await change([{ ...title, text: 'ཡིག་ཆ་ བརྟག་ཞིབ།', isApproved: true }]);
  await expect
    .poll(async () => {
      await visit(page, '/verify');
      return page.locator('h1').textContent();
    })
    .toBe('ཡིག་ཆ་ བརྟག་ཞིབ།');
  expect(await page.getByText(draftNote).count()).toBe(0);
  await visit(page, '/faq');
  await page.getByText(draftNote).waitFor();
  await change([{ ...title, text: null as never, isApproved: false }]);
});

testInProve('staff who chose Dzongkha at the login find the office in English', async () => {
  const page = await openPage(asked);
  await signIn(page, 'Administrator');
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});

test('the choice needs no script', async () => {
  const page = await openPage({ ...widths.phone, javaScriptEnabled: false });
  await page.goto('/register');
  await page.getByRole('contentinfo').getByRole('link', { name: 'རྫོང་ཁ' }).click();
  await expect.poll(() => page.getByRole('heading', { name: register }).isVisible()).toBe(true);
});

testInProve('a link that was mailed still works when the language changes', async () => {
  const { email } = await addPerson('Tshomo Lhaden', 'Treasurer');
  await ask(auth.forgotPassword, { body: { username: email } });
  const page = await openPage();
  await visit(page, await linkMailedTo(email));
  await page.getByRole('link', { name: 'རྫོང་ཁ' }).click();
  await page.getByRole('heading', { name: 'ཆོག་ཡིག་གསརཔ་ གདམ་ཁ་རྐྱབས།' }).waitFor();
  // For this tab, and out of the address.
  expect(new URL(page.url()).hash).toBe('');
});

/** The fonts, and the words and styles of another language, that a page fetches of what was built. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = (await weigh(page, path)).map(({ name }) => name);
  return files.filter((file) => /\.woff2$|^\/assets\/dz-[^/]*\.(js|css)$/.test(file));
}

describe('what is fetched', () => {
  test('in English no words of another language, and of its font the few letters that stand there', async () => {
    const page = await openFirstPage(widths.phone);
    for (const path of ['/home', '/register', '/faq', '/login', '/forgot-password'])
      expect([path, ...(await filesOf(page, path))]).toEqual([
        path,
        expect.stringMatching(/^\/assets\/tibetan-of-english-pages-.*\.woff2$/),
      ]);
  });

  test('in Dzongkha the words, the style and one font; behind the log-in more words', async () => {
    const page = await openFirstPage({ ...widths.phone, ...asked });
    const always = ['/assets/dz.css', '/assets/dz.js', '/assets/noto.woff2'];
    for (const [path, more] of [
      ['/home', []],
      ['/login', ['/assets/dz-office.js']],
    ] as const) {
      const files = await filesOf(page, path);
      const named = files.map((file) => file.replace(/(dz-office|dz|noto)-[\w-]+\./, '$1.'));
      expect(named.toSorted()).toEqual([...always, ...more].toSorted());
    }
  });
});
