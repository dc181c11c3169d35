import { expect, test } from 'vitest';
import { openFirstPage } from '../support/browser/page.ts';
import { overweight, tooMany, weigh } from '../support/screens/page-weight.ts';
import { signIn } from '../support/records/sign-in.ts';

/** With what each may weigh, in KB. */
const lists: [string, number][] = [
  ['/membership-list', 192],
  ['/renew-membership/renewal', 192],
  ['/donation/list', 203],
  ['/apps/user/list', 192],
  ['/roles', 192],
  ['/apps/permissions', 192],
  ['/audit', 192],
];

test('the sign-in page fetches at most 121 KB of script', async () => {
  const fetched = await weigh(await openFirstPage(), '/login');
  const scripts = fetched.filter(({ kind }) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(overweight(scripts, 121)).toEqual([]);
});

test('the list of members comes in at most 25 requests and 192 KB, other lists in 30 and 203 KB, without what only forms need', async () => {
  const page = await openFirstPage();
  await signIn(page, 'Administrator');
  for (const [path, allowed] of lists) {
    const fetched = await weigh(page, path);
    const forms = fetched.filter(({ name }) => name.startsWith('/assets/forms-'));
    expect(fetched.length).toBeGreaterThan(0);
    expect([
      path,
      ...overweight(fetched, allowed),
      ...tooMany(fetched, path === '/membership-list' ? 25 : 30),
      ...forms,
    ]).toEqual([path]);
  }
});

test('the largest forms come in at most 247 KB, whatever it is for', async () => {
  const page = await openFirstPage();
  await signIn(page, 'Administrator');
  for (const path of ['/settings', '/donation/add']) {
    // The letters of the centre's second name come besides, where a machine has none of its own, and so does its logo.
    const fetched = (await weigh(page, path)).filter(
      ({ name }) => !name.endsWith('.woff2') && name !== '/api/settings/logo',
    );
    // By this name the test above would find it.
    expect(fetched.some(({ name }) => name.startsWith('/assets/forms-'))).toBe(true);
    expect([path, ...overweight(fetched, 247)]).toEqual([path]);
  }
});
