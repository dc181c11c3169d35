import { expect, test } from 'vitest';
import { openFirstPage } from '../support/page.ts';
import { overweight, weigh } from '../support/page-weight.ts';
import { signIn } from '../support/sign-in.ts';

test('the sign-in page fetches at most 120 KB of script', async () => {
  const fetched = await weigh(await openFirstPage(), '/login');
  const scripts = fetched.filter(({ kind }) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(overweight(scripts, 120)).toEqual([]);
});

test('the lists of users, roles, permissions and audit fetch at most 220 KB of scripts and styles each', async () => {
  const page = await openFirstPage();
  await signIn(page, 'Administrator');
  for (const path of ['/apps/user/list', '/roles', '/apps/permissions', '/audit']) {
    const fetched = await weigh(page, path);
    const code = fetched.filter(({ kind }) => ['script', 'stylesheet'].includes(kind));
    expect(code.length).toBeGreaterThan(0);
    expect([path, ...overweight(code, 220)]).toEqual([path]);
  }
});
