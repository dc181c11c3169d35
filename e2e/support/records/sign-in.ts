import { auth, type PublicSettings } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { productUrl } from '../product/journey.ts';

type Session = ReturnType<typeof auth.login.response.parse>;

interface Account {
  username: string;
  password: string;
}

/** The sample centre tells who may be tried out. */
export async function accountOf(role: string): Promise<Account> {
  const answer = await fetch(`${productUrl()}/api/settings/public`);
  const { demoAccounts } = (await answer.json()) as PublicSettings;
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The sample centre has no account for the role ${role}.`);
  return account;
}

/** Signed in before the journey begins, without the sign-in page: other journeys are about that one. No page is open yet. */
export async function signIn(page: Page, role: string): Promise<void> {
  await signInWith(page, await accountOf(role));
}

export async function signInWith(page: Page, { username, password }: Account): Promise<void> {
  const answer = await page.request.post(`/api${auth.login.path}`, { data: { username, password } });
  const session = auth.login.response.parse(await answer.json());
  await page.addInitScript(rememberOnce, session);
}

/** Runs in the page, before each document of it. Somebody who signs out later stays signed out. */
function rememberOnce({ accessToken, refreshToken, userData }: Session): void {
  const mark = `signed in with ${accessToken}`;
  if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark)) return;
  sessionStorage.setItem(mark, 'yes');
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('userData', JSON.stringify(userData));
}

/** Signs in as a person does, and waits until the sign-in page is left behind. */
export async function signInByForm(page: Page, { username, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
