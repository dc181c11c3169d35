import { expect, test } from 'vitest';
import { openFirstPage } from '../support/page.ts';
import { overweight, tooMany, weigh } from '../support/page-weight.ts';
import { signIn } from '../support/sign-in.ts';

const lists = [
  '/membership-list',
  '/renew-membership/renewal',
  '/donation/list',
  '/apps/user/list',
  '/roles',
  '/apps/permissions',
  '/audit',
];
test('the sign-in page fetches at most 120 KB of script', async () => {
  const fetched = await weigh(await openFirstPage(), '/login');
  const scripts = fetched.filter(({ kind }) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(overweight(scripts, 120)).toEqual([]);
});

test('a list comes in at most 25 requests and 190 KB, whatever they are for, and without what only forms need', async () => {
  const page = await openFirstPage();
  await signIn(page, 'Administrator');
  for (const path of lists) {
    const fetched = await weigh(page, path);
    const forms = fetched.filter(({ name }) => name.startsWith('/assets/forms-'));
    expect(fetched.length).toBeGreaterThan(0);
    expect([path, ...overweight(fetched, 190), ...tooMany(fetched, 25), ...forms]).toEqual([path]);
  }
});

test('the largest forms come in at most 245 KB, whatever it is for', async () => {
  const page = await openFirstPage();
  await signIn(page, 'Administrator');
  for (const path of ['/settings', '/donation/add']) {
    const fetched = await weigh(page, path);
    // By this name the test above would find it.
    expect(fetched.some(({ name }) => name.startsWith('/assets/forms-'))).toBe(true);
    expect([path, ...overweight(fetched, 245)]).toEqual([path]);
  }
});
