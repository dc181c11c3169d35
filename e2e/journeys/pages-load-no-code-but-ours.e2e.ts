import { fees } from '@kathok/contract';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { newProfile } from '../support/browser/profile.ts';
import { ask, tokenOf } from '../support/product/api.ts';
import { addLapsingMember } from '../support/records/fees.ts';
import { signIn } from '../support/records/sign-in.ts';
import { visit } from '../support/screens/visit.ts';

/** What the policy of the page has refused so far, wherever the page went meanwhile. */
async function openListening(): Promise<{ page: Page; refused: string[] }> {
  const { page, close } = await newProfile();
  onTestFinished(() => close({ isKept: false }));
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) =>
      (globalThis as unknown as { tellRefusal(text: string): void }).tellRefusal(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  return { page, refused };
}

test('the main pages do nothing that their policy refuses', async () => {
  const member = await addLapsingMember('Trusted Types');
  const body = { memberId: member.id, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const fee = await ask(fees.create, { body }, await tokenOf('Administrator'));
  const { page, refused } = await openListening();
  for (const path of ['/home', '/donate', '/login']) await visit(page, path);
  await signIn(page, 'Administrator');
  for (const path of [
    '/dashboard',
    '/renewal/pending-verification',
    '/membership-list',
    `/membership-list/view/${member.id}`,
    `/membership-fees/view/${fee.id}`,
    '/reports/donations',
    '/settings#part-signatory',
  ])
    await visit(page, path);
  await page.getByRole('region', { name: 'Sample document' }).getByRole('article').waitFor();
  expect(refused).toEqual([]);
});

test('text that is written into a page as code is refused, and so is any service worker but ours', async () => {
  const { page, refused } = await openListening();
  await visit(page, '/login');
  const tried = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const attempts: (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => navigator.serviceWorker.register('/other.js'),
      () => trustedTypes.createPolicy('another', {}),
    ];
    const outcomes: string[] = [];
    for (const attempt of attempts) {
      try {
        await attempt();
        outcomes.push('done');
      } catch (error) {
        outcomes.push((error as Error).name);
      }
    }
    return outcomes;
  });
  expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => refused.join('\n')).toMatch(/require-trusted-types-for[^]*trusted-types/);
});
