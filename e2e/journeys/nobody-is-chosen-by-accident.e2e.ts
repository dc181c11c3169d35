import { members } from '@kathok/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '../support/product/api.ts';
import { changeAppearance, chooseAppearance } from '../support/browser/appearance.ts';
import { findBarriers } from '../support/screens/axe.ts';
import { testInProve } from '../support/how-many.ts';
import { openPage } from '../support/browser/page.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openAs(role: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await chooseAppearance(page, { transition: 'none' });
  await signIn(page, role);
  await visit(page, path);
  return page;
}

/** Part of a name that several members have, and those members. */
async function namesakes(): Promise<{ text: string; names: string[] }> {
  const token = await tokenOf('Treasurer');
  const found = await ask(members.search, { params: { text: 'Tshering' } }, token);
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  return { text: 'Tshering', names };
}

const donorBox = (page: Page) => page.getByRole('combobox', { name: 'Who is giving?' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Who is giving?' }).getByRole('option');
const active = async (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option && { role: option.role, isSelected: option.ariaSelected, text: option.textContent };
  });
const isExpanded = (page: Page) => page.locator(':focus').getAttribute('aria-expanded');

test('the member picker is a combobox whose list opens, is walked through and closes', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/donation/add');
  const box = donorBox(page);
  expect(await isExpanded(page)).toBe('false');
  await page.keyboard.type(text);
  await options(page).nth(2).waitFor();
  await expect.poll(() => isExpanded(page)).toBe('true');
  const list = page.getByRole('listbox', { name: 'Who is giving?' });
  expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  await page.getByRole('status').filter({ hasText: 'members found' }).waitFor({ state: 'attached' });
  expect(await active(page)).toBeNull();
  expect(await findBarriers(page)).toEqual([]);

  const texts = await options(page).allTextContents();
  const walk = [
    ['ArrowDown', texts[0]],
    ['ArrowDown', texts[1]],
    ['End', texts.at(-1)],
    ['ArrowDown', texts[0]],
    ['ArrowUp', texts.at(-1)],
    ['Home', texts[0]],
  ] as const;
  for (const [key, expected] of walk) {
    await page.keyboard.press(key);
    await expect.poll(() => active(page)).toEqual({ role: 'option', isSelected: 'true', text: expected });
  }
  expect(await findBarriers(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect.poll(() => isExpanded(page)).toBe('false');
  expect(await options(page).count()).toBe(0);
  expect(await box.inputValue()).toBe(text);
});

test('Enter, leaving the box and pointing choose nobody; an arrow and Enter choose one', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/donation/add');
  await page.keyboard.type(text);
  await options(page).nth(2).waitFor();
  const [first, second] = await options(page).allTextContents();

  await page.keyboard.press('Enter');
  await options(page).nth(1).hover();
  await page.keyboard.press('Enter');
  expect(await active(page)).toBeNull();
  expect(await donorBox(page).inputValue()).toBe(text);
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await active(page))?.text).toBe(first);
  await page.keyboard.press('Tab');
  await expect.poll(() => options(page).count()).toBe(0);
  expect(await donorBox(page).inputValue()).toBe(text);

  await donorBox(page).focus();
  for (const next of [first, second]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await active(page))?.text).toBe(next);
  }
  await page.keyboard.press('Enter');
  await donorBox(page).waitFor({ state: 'detached' });
  const chosen = await page.locator('.chosen-donor b').textContent();
  expect(second).toContain(chosen?.split(', ')[0]);
});

test('what was marked is not taken for what arrives in its place', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/donation/add');
  await page.keyboard.type(text);
  await options(page).nth(2).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).not.toBeNull();
  await page.keyboard.type(' D');
  await page.keyboard.press('Enter');
  await options(page).first().waitFor();
  await page.keyboard.press('Enter');
  expect(await active(page)).toBeNull();
  expect(await donorBox(page).inputValue()).toBe(`${text} D`);
});

testInProve('results that come after the box was left open nothing and take no focus', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/donation/add');
  const answered = page.waitForResponse((answer) => answer.url().includes(text));
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await answered;
  await page.getByRole('status').filter({ hasText: 'members found' }).waitFor({ state: 'attached' });
  expect(await options(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('donorType');
});

test('the command menu is a combobox: Enter opens the first that fits, a member or a screen', async () => {
  const { text, names } = await namesakes();
  const page = await openAs('Treasurer', '/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').waitFor();
  await expect.poll(() => isExpanded(page)).toBe('true');
  expect(await active(page)).toBeNull();
  await page.keyboard.press('Enter');
  expect(await dialog.count()).toBe(1);

  await page.keyboard.type(text);
  const people = dialog.getByRole('group', { name: 'Members' });
  await people.getByRole('option').nth(1).waitFor();
  await dialog.getByRole('status').filter({ hasText: 'results' }).waitFor({ state: 'attached' });
  // Opening a page chooses nobody for anything, so the first that fits is taken.
  await expect.poll(async () => (await active(page))?.text).toContain(names[0]);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);

  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.type('dashb');
  await expect.poll(async () => (await active(page))?.text).toContain('Dashboard');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

testInProve('on a phone, and from right to left, a tap chooses', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/donation/add', phone);
  await changeAppearance(page, { dir: 'rtl' });
  await donorBox(page).fill(text);
  await options(page).nth(2).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const second = await options(page).nth(1).textContent();
  await options(page).nth(1).tap();
  const chosen = await page.locator('.chosen-donor b').textContent();
  expect(second).toContain(chosen?.split(', ')[0]);
});

testInProve('on a phone a tap in the command menu opens what was tapped', async () => {
  const { text } = await namesakes();
  const page = await openAs('Treasurer', '/dashboard', phone);
  await page.getByRole('button', { name: 'Find a member, a payment or a screen' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('combobox').fill(text);
  // Each group arrives by itself, and may move those beneath it.
  const second = dialog.getByRole('group', { name: 'Members' }).getByRole('option').nth(1);
  await second.waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const name = (await second.textContent()) ?? '';
  await second.tap();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => name.includes((await page.locator('h1').textContent()) ?? '-')).toBe(true);
});

testInProve('the library behind both is loaded with the command menu, and not before', async () => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text());
  });
  const isLoaded = () => scripts.some((script) => script.includes('aria-activedescendant'));
  await signIn(page, 'Treasurer');
  await visit(page, '/dashboard');
  await visit(page, '/donation/list');
  expect(scripts.length).toBeGreaterThan(5);
  expect(isLoaded()).toBe(false);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).waitFor();
  await expect.poll(isLoaded).toBe(true);
});
